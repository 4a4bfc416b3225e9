import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { BUILD_FAULTS } from '../../../release';
import { liveVersion, publishCopy } from '../../bench/releasing/benchSite';
import { expect, test } from '../harness/test';

type View = { outcome: string; release?: string; kind?: string };
type Faults = {
  survived: boolean;
  faults: { name: string; routes: { view: View }[]; first: View; reasons: string[] }[];
};

const LECTERN = resolve(__dirname, '../../../bin/lectern.cjs');

/** Runs `lectern faults --json`; resolves to its exit code and document. */
function faults(home: string, ...args: string[]): Promise<{ code: number; document: Faults }> {
  const env = { ...process.env, LECTERN_HOME: home };
  return new Promise((done) => {
    execFile(process.execPath, [LECTERN, 'faults', ...args, '--json'], { env }, (error, out) => {
      done({ code: error ? Number(error.code) : 0, document: JSON.parse(out) as Faults });
    });
  });
}

test('lectern faults shows what visitors see of broken copies, and leaves the site alone', async ({ site }) => {
  const before = await site.lectern('history', '--json');
  const healthy = await liveVersion(site.home, 'info');
  const names = ['entry-throws', 'throws-in-effect', 'chunk-missing'];
  const { code, document } = await faults(site.home, 'info', '--only', names.join(','));
  expect(document.faults.map(({ reasons }) => reasons)).toEqual([[], [], []]);
  expect({ code, survived: document.survived }).toEqual({ code: 0, survived: true });
  for (const { routes } of document.faults) {
    expect(routes.length).toBeGreaterThan(1);
    expect(routes.map(({ view }) => view.release)).toEqual(routes.map(() => healthy));
  }
  const kinds = Object.fromEntries(document.faults.map(({ name, first }) => [name, first.kind]));
  expect(kinds).toEqual({ 'entry-throws': 'evaluation', 'throws-in-effect': 'render', 'chunk-missing': 'missing' });
  expect(await site.lectern('history', '--json'), 'nothing was released').toBe(before);
});

test('lectern faults exits with 1 when visitors are left without a screen @long', async ({ site }) => {
  const fault = BUILD_FAULTS.find(({ name }) => name === 'entry-throws');
  const source = { remote: 'info', version: await liveVersion(site.home, 'info') };
  // The "healthy" release is broken itself, so neither the fallback nor the roll-back helps.
  await publishCopy(site.home, source, '8.0.0', fault?.changesFor('info', '8.0.0'));
  const { code, document } = await faults(site.home, 'info', '--version', '8.0.0', '--only', 'entry-missing');
  expect({ code, survived: document.survived }).toEqual({ code: 1, survived: false });
  const reasons = document.faults.flatMap(({ reasons: each }) => each).join('\n');
  expect(reasons).toContain('shows no screen although a fallback is there: failure');
  expect(reasons).toContain('an open tab does not recover after a roll-back');
});
