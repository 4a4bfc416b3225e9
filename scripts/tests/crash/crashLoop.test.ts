import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashLoop } from './crashLoop';
import { uploadLoop } from './uploadLoop';

test('killed during resumable uploads, it has each file whole or resumable, and no other', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lectern-crash-'));
  const report = await uploadLoop(home, 3);
  rmSync(home, { recursive: true, force: true });
  expect(report).toMatchObject({ kills: 3, problems: [] });
  expect(report.resumed).toBeGreaterThan(0);
});

test('killed during writes, the backend restarts and has lost no acknowledged write', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lectern-crash-'));
  const report = await crashLoop(home, 5);
  rmSync(home, { recursive: true, force: true });
  expect(report).toMatchObject({ kills: 5, problems: [] });
  expect(report.acknowledged).toBeGreaterThanOrEqual(25);
});
