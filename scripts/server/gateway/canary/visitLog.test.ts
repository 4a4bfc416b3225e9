import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VisitEvent } from './visitEvents';
import { openVisitLog, readVisitLogs, visitsFolder } from './visitLog';

let home: string;
beforeEach(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-visits-'))));
afterEach(() => rm(home, { recursive: true, force: true }));

const startOf = (nonce: string): VisitEvent => ({ kind: 'start', nonce, arm: 'canary', at: 10, client: null });

test('a disk that took half a line loses no event', async () => {
  const file = join(visitsFolder(home), 'step.0a.log');
  const errors: unknown[] = [];
  const log = openVisitLog(home, 'step', '0a', (error) => errors.push(error));
  await mkdir(file, { recursive: true });
  for (const nonce of ['AAAAAAAAAAA', 'BBBBBBBBBBB']) {
    log.append(startOf(nonce));
    await log.exchange();
  }
  expect(errors).toHaveLength(2);
  await rmdir(file);
  await writeFile(file, 's AAAAAAAAAAA c');
  await log.exchange();
  expect(await readVisitLogs(home, 'step')).toEqual([[startOf('AAAAAAAAAAA'), startOf('BBBBBBBBBBB')]]);
});

test('a visit log that can’t be written drops old visits, and its last line is complete', async () => {
  const file = join(visitsFolder(home), 'step.0a.log');
  const log = openVisitLog(home, 'step', '0a', () => undefined);
  await mkdir(file, { recursive: true });
  for (let visit = 0; visit < 60_000; visit += 1) log.append(startOf('AAAAAAAAAAA'));
  await log.exchange();
  await rmdir(file);
  log.append(startOf('BBBBBBBBBBB'));
  await log.exchange();
  const [events = []] = await readVisitLogs(home, 'step');
  expect(events.length).toBeLessThan(60_000);
  expect(events.at(-1)).toEqual(startOf('BBBBBBBBBBB'));
});
