import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { registryOf } from './registryOf';

const BIN = resolve(__dirname, '../../../bin/lectern.cjs');
const HOSTED = resolve(__dirname, '../../../deploy/hosted.example.json');
/** Milliseconds that a start may take on a busy machine. */
const START_MS = 60_000;

/** For tests: `lectern serve` in a process of its own, which can be stopped and started again. */
export type GatewayProcess = {
  url: string;
  /** Starts it, and resolves once it is ready. Rejects when it is not within a minute. */
  start(): Promise<void>;
  /** Sends a signal, and resolves to the exit code once it has ended; null when it was killed. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** True between the end of `start` and the begin of `stop`. */
  isReady(): boolean;
};

/** Returns a gateway of the store at `store` that listens on `port` and keeps its copies of bundles in `folder`. */
export function gatewayProcess(
  { store, environment }: { store: string; environment: Record<string, string> },
  port: number,
  folder: string,
): GatewayProcess {
  const url = `http://127.0.0.1:${String(port)}`;
  let child: ChildProcess | null = null;
  let isReady = false;
  return {
    url,
    isReady: () => isReady,
    start: async () => {
      const options = ['--store', store, '--hosted', HOSTED, '--port', String(port), '--drain', '1'];
      const cache = { LECTERN_HOME: undefined, LECTERN_CACHE: join(folder, String(port)) };
      const env = { ...process.env, ...environment, ...cache };
      const started = spawn(process.execPath, [BIN, 'serve', ...options, '--log-level', 'silent'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child = started;
      const end = performance.now() + START_MS;
      while ((await statusOf(`${url}/readyz`)) !== 200) {
        if (started.exitCode !== null) throw new Error(`A gateway ended with code ${String(started.exitCode)}.`);
        if (performance.now() > end) throw new Error('A gateway was not ready within a minute.');
        await wait(100);
      }
      isReady = true;
    },
    stop: async (signal) => {
      isReady = false;
      if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

/** Resolves to the serial that a gateway serves; null when it does not answer. */
export async function servedSerial({ url }: GatewayProcess): Promise<number | null> {
  return registryOf(url).then(
    ({ serial }) => serial,
    () => null,
  );
}

const statusOf = (url: string): Promise<number | null> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => null,
  );
