import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** For tests: what a run of the command came to. `code` is null for a run that was killed. */
export type Run = { code: number | null; out: string; err: string };

const bin = resolve(__dirname, '../../bin/lectern.cjs');

/** Runs `lectern` in a process of its own, as a person would; `started` gets the process, to kill it. */
export function runLectern(args: readonly string[], started?: (child: ChildProcess) => void): Promise<Run> {
  const env = { ...process.env, LECTERN_HOME: undefined, FORCE_COLOR: undefined };
  const child = spawn(process.execPath, [bin, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started?.(child);
  const run: Run = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (run.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (run.err += chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ ...run, code }));
  });
}
