import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { runInProcess } from '../testBed';

const bin = resolve(__dirname, '../../bin/lectern.cjs');

let home = '';
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lectern-output-'));
  for (const release of [shellFixture(), remoteFixture('info')]) {
    const build = writeBuild(join(home, `build-${release.remote}`), release);
    await runInProcess(['release', release.remote, '--from', build, '--home', home]);
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs a command whose output nobody reads; `stdio` says how. Resolves to its exit code and what it wrote. */
async function lectern(args: readonly string[], stdio: StdioOptions): Promise<{ code: number; err: string }> {
  const child = spawn(process.execPath, [bin, ...args, '--home', home], { stdio });
  child.stdout?.destroy();
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, err };
}

test('a reader that has gone is no failure, and ends what is repeated', async () => {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  expect(await lectern(['history'], stdio)).toEqual({ code: 0, err: '' });
  expect(await lectern(['status', '--watch'], stdio)).toEqual({ code: 0, err: '' });
});

const onLinux = existsSync('/dev/full') ? test : test.skip;

onLinux('a result that a full disk refuses is a failure, but the change is complete', async () => {
  const full = openSync('/dev/full', 'w');
  const { code, err } = await lectern(['retire', 'info'], ['ignore', full, 'pipe']);
  expect(code).toBe(3);
  expect(err).toMatch(/^error: The output can't be written: ENOSPC.*\n$/);
  expect((await lectern(['status', 'nobody'], ['ignore', full, full])).code).toBe(2);
  const { out } = await runInProcess(['status', '--json', '--home', home]);
  expect((JSON.parse(out) as { live: { owner: string }[] }).live.map(({ owner }) => owner)).toEqual(['shell']);
});
