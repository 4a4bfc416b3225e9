import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killPayments } from './killPayments';

test('a killed processor loses no payment and grants none twice', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lectern-kill-payments-'));
  const report = await killPayments(home, 1);
  await rm(home, { recursive: true, force: true });
  expect(report).toEqual({ kills: 1, buyers: 4, paid: 4, problems: [] });
});
