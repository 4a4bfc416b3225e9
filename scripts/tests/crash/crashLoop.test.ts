import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashLoop } from './crashLoop';

test(
  'killed in the midst of writes, the backend starts again by itself and has lost nothing that it ' + 'acknowledged',
  async () => {
    const home = mkdtempSync(join(tmpdir(), 'lectern-crash-'));
    const report = await crashLoop(home, 5);
    rmSync(home, { recursive: true, force: true });
    expect(report).toMatchObject({ kills: 5, problems: [] });
    expect(report.acknowledged).toBeGreaterThanOrEqual(25);
  },
  300_000,
);
