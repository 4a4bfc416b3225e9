import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT } from '../output/exitCodes';

const BIN = join(__dirname, '../../bin/lectern.cjs');

test('a build ends when the process that started it has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-build-'));
  const child = fork(BIN, ['build', 'info', '--out', join(folder, 'info')], { silent: true });
  try {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    // As the end of the parent does.
    child.disconnect();
    expect(await ended).toBe(EXIT.refused);
    expect(existsSync(join(folder, 'info/release.json'))).toBe(false);
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
