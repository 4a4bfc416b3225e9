import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { requireFreePort } from '../../../cli';
import type { PublishedSite } from './publishSite';

const BIN = resolve(__dirname, '../../../bin/lectern.cjs');
const HOSTED = resolve(__dirname, '../../../deploy/hosted.example.json');
const START_MS = 120_000;

/** A gateway in a process of its own, behind a connection that counts bytes. */
export type ServedSite = {
  url: string;
  /** Seconds from its start until it was ready. */
  secondsToReady: number;
  /** Returns the bytes sent to visitors, with headers, and the requests answered so far; probes don't count. */
  traffic(): { bytes: number; requests: number };
  /** Returns the resident memory of the process and its largest so far, in megabytes. */
  memory(): { now: number; peak: number };
  close(): Promise<void>;
};

/** Serves a published site by `lectern serve`, as the guide does. Rejects when it is not ready within two minutes. */
export async function serveSite({ store, environment, trustedKey }: PublishedSite): Promise<ServedSite> {
  const port = await requireFreePort(null, 0);
  const folder = mkdtempSync(join(tmpdir(), 'lectern-bench-gateway-'));
  const options = ['--store', store, '--hosted', HOSTED, '--trusted-key', trustedKey, '--port', String(port)];
  const env = { ...process.env, ...environment, LECTERN_CACHE: join(folder, 'cache'), LECTERN_HOME: folder };
  const begun = performance.now();
  const child = spawn(process.execPath, [BIN, 'serve', ...options], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let requests = 0;
  createInterface(child.stderr).on('line', (line) => {
    if (line.includes('"msg":"request"')) requests += 1;
  });
  while (!(await isReady(port))) {
    await wait(100);
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${String(child.exitCode)}.`);
    if (performance.now() - begun > START_MS) throw new Error('The gateway was not ready within two minutes.');
  }
  const secondsToReady = (performance.now() - begun) / 1_000;
  const counter = await countBytes(port);
  return {
    url: counter.url,
    secondsToReady,
    traffic: () => ({ bytes: counter.bytes(), requests }),
    memory: () => memoryOf(child.pid ?? 0),
    close: async () => {
      counter.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${String(port)}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Opens a port that passes connections on to `target`, and counts what comes back. */
async function countBytes(target: number): Promise<{ url: string; bytes(): number; close(): void }> {
  let bytes = 0;
  const server = createServer((visitor) => {
    const gateway = connect(target, '127.0.0.1');
    gateway.on('data', (part) => (bytes += part.length));
    visitor.pipe(gateway).pipe(visitor);
    for (const [one, other] of [
      [visitor, gateway],
      [gateway, visitor],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, bytes: () => bytes, close: () => void server.close() };
}

/** Linux alone tells; elsewhere both are 0. */
function memoryOf(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    const of = (name: string): number =>
      Number(new RegExp(`^${name}:\\s*(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1e3;
    return { now: of('VmRSS'), peak: of('VmHWM') };
  } catch {
    return { now: 0, peak: 0 };
  }
}
