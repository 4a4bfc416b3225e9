import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { until } from './fixtures/until';

let folder: string;
let child: ChildProcess | null = null;
/** A clone whose npm starts a process that takes for ever, and writes its id. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-setup-'));
  for (const name of ['scripts', 'bin']) mkdirSync(join(folder, name));
  copyFileSync(join(__dirname, '../setup.mjs'), join(folder, 'scripts/setup.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\nsh -c 'echo $$ > "${folder}/pid"; exec sleep 600'\ntrue\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => {
  child?.kill('SIGKILL');
  if (isInstalling()) process.kill(pidOf(), 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const pidOf = (): number => Number(readFileSync(join(folder, 'pid'), 'utf8'));

/** Returns true while the process that npm has started is running. */
function isInstalling(): boolean {
  try {
    return process.kill(pidOf(), 0);
  } catch {
    return false;
  }
}

/** A module for `--require` that sends its process a signal as soon as that has started another one. */
const SIGNAL_AT_SPAWN = `
const childProcess = require('node:child_process');
const { spawn } = childProcess;
childProcess.spawn = (...args) => {
  const child = spawn(...args);
  process.kill(process.pid, 'SIGTERM');
  return child;
};
require('node:module').syncBuiltinESMExports();
`;

function spawnIn(command: string, args: readonly string[]): ChildProcess {
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH: path }, stdio: 'ignore' });
  return child;
}

/** Starts a command and waits until the process that npm starts is running. */
async function startIn(command: string, args: readonly string[]): Promise<ChildProcess> {
  const started = spawnIn(command, args);
  await until(() => existsSync(join(folder, 'pid')) && pidOf() > 0);
  return started;
}

const exitCodeOf = (process: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    process.on('exit', resolve);
  });

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s ends npm ci with the set-up', async (signal, code) => {
  const setUp = await startIn(process.execPath, ['scripts/setup.mjs']);
  const ended = exitCodeOf(setUp);
  setUp.kill(signal);
  expect(await ended).toBe(code);
  await until(() => !isInstalling());
});

test('a signal while npm ci starts ends both', async () => {
  writeFileSync(join(folder, 'signal.cjs'), SIGNAL_AT_SPAWN);
  const setUp = spawnIn(process.execPath, ['--require', './signal.cjs', 'scripts/setup.mjs']);
  expect(await exitCodeOf(setUp)).toBe(143);
  await until(() => !isInstalling());
});

test('npm ci ends when the npm that started the set-up is killed', async () => {
  const npm = await startIn('sh', ['-c', `"${process.execPath}" scripts/setup.mjs; true`]);
  npm.kill('SIGKILL');
  await until(() => !isInstalling());
});
