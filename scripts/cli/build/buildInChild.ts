import { spawn } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { type AnyRelease, BuildError, readRelease } from '../../release';
import { ROOT } from '../options/storeOptions';

const BIN = join(__dirname, '../../bin/lectern.cjs');

const failure = v.object({
  error: v.object({
    message: v.string(),
    fix: v.optional(v.string(), 'Correct the sources and run the command again.'),
  }),
});

/**
 * Builds `owner` into `folder` in a child process: the caller need not load webpack, and two builds can run at once.
 * By the channel between them, the child ends with its parent, also with a killed one. Rejects with a BuildError that
 * contains the compiler's messages.
 */
export async function buildInChild(owner: string, version: string, folder: string): Promise<AnyRelease> {
  const args = [BIN, 'build', owner, '--version', version, '--out', folder, '--json'];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore', 'ipc'] });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code === 0) return readRelease(folder);
  const { message, fix } = failureIn(output) ?? {
    message: `The build of ${owner} ended with code ${code ?? 'none'}`,
    fix: 'Run it again.',
  };
  throw new BuildError(message, fix);
}

function failureIn(output: string): { message: string; fix: string } | null {
  try {
    return v.parse(failure, JSON.parse(output)).error;
  } catch {
    return null;
  }
}
