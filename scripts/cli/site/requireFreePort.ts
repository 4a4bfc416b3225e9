import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode, messageOf } from '../../release';
import { UsageError } from '../options/UsageError';

/** Address that only programs on this machine reach. */
export const LOOPBACK = '127.0.0.1';

/**
 * Ports for programs that may listen anywhere: below those that Linux gives to outgoing connections (32768 on), so that
 * no connection takes one between the choice and the start. Source: ip_local_port_range in ip(7).
 */
const ANY_PORTS = { first: 20_000, end: 32_768 };
const ATTEMPTS = 20;

/**
 * Resolves to `port` if it is free on `host` (null: this machine alone), or to any free port for 0. Rejects with a
 * UsageError that suggests `fix`. Call it before slow work begins.
 */
export async function requireFreePort(
  host: string | null,
  port: number,
  fix = `Choose another: npm start -- --port ${port + 1}, or set PORT.`,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const candidate = port === 0 ? randomInt(ANY_PORTS.first, ANY_PORTS.end) : port;
    try {
      await listenOnce(host ?? LOOPBACK, candidate);
      return candidate;
    } catch (error) {
      const isInUse = errorCode(error) === 'EADDRINUSE';
      if (port === 0 && isInUse && attempt < ATTEMPTS) continue;
      const reason = isInUse ? 'another program uses it' : messageOf(error);
      throw new UsageError(`Port ${candidate} can't be used: ${reason}.`, fix);
    }
  }
}

/** Resolves when a server could listen there; it is closed again. Rejects with the system's error. */
async function listenOnce(host: string, port: number): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
