import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullReport, ReadOnlyReport } from './diskServer';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'lectern-disk-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A file system of 4 MB of its own, which ends with the process. Some machines allow it to nobody. */
const MOUNT = 'mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@"';
/** Elsewhere no file may be larger than 1 MB. */
const LIMIT = 'trap "" XFSZ; ulimit -f 2048; exec "$@"';

const inMount = (args: readonly string[]) => spawnSync('unshare', ['-rm', 'sh', '-c', MOUNT, home, ...args]);
const inLimit = (args: readonly string[]) => spawnSync('sh', ['-c', LIMIT, home, ...args]);
/** The machine's administrator may write everywhere, so the program runs as nobody. */
const asOther = ([command = '', ...args]: readonly string[]) => {
  if (process.getuid?.() !== 0) return spawnSync(command, args);
  chownSync(home, NOBODY, NOBODY);
  return spawnSync(command, args, { uid: NOBODY, gid: NOBODY });
};
const NOBODY = 65_534;
const canMount = (): boolean => inMount(['true']).status === 0;

function run(by: typeof inMount, kind: string): unknown {
  const program = [
    process.execPath,
    '-r',
    require.resolve('../../bin/typescript.cjs'),
    join(__dirname, 'diskServer.ts'),
    kind,
    home,
  ];
  const { stdout, stderr } = by(program);
  try {
    return JSON.parse(stdout.toString());
  } catch {
    throw new Error(stderr.toString());
  }
}

test('a full disk refuses writes, serves reads, is named, and loses nothing that was acknowledged', () => {
  const isMounted = canMount();
  const report = run(isMounted ? inMount : inLimit, 'full') as FullReport;
  expect(report.acknowledged).toBeGreaterThan(10);
  expect(report.write).toBeGreaterThanOrEqual(500);
  expect([report.read, report.query]).toEqual([200, 200]);
  if (isMounted) expect([report.problems, report.after]).toEqual([[expect.stringContaining('is full')], 200]);
  expect(report.stored).toBe(report.acknowledged + (report.after === 200 ? 1 : 0));
});

test('a read-only disk is named by /readyz and by the next start', () => {
  const report = canMount() ? run(inMount, 'read-only') : run(asOther, 'forbidden');
  const { problems, start } = report as ReadOnlyReport;
  expect(problems).toEqual([expect.stringMatching(/is read-only for this process \((EROFS|EACCES)\)/)]);
  expect(start).toMatch(/read-?only|permission|EACCES/i);
  expect(start).toContain(home);
});
