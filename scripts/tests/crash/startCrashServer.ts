import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** A backend in a process of its own. */
export type CrashServer = { child: ChildProcess; url: string };

/** Starts a backend on a home folder, to be killed. Rejects when it does not answer within a minute. */
export async function startCrashServer(home: string): Promise<CrashServer> {
  const child = spawn(
    process.execPath,
    ['-r', require.resolve('../../bin/typescript.cjs'), join(__dirname, 'crashServer.ts'), home],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const timeout = setTimeout(() => child.kill('SIGKILL'), 60_000);
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(timeout);
    return { child, url: line };
  }
  clearTimeout(timeout);
  throw new Error(`The backend did not restart: it ended with ${child.exitCode ?? child.signalCode ?? 'nothing'}.`);
}

/** Ends a server; resolves once the process is gone. */
export async function endServer({ child }: CrashServer, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
