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

/** Ports below this one are for the system's administrator alone. Source: ip(7), ip_unprivileged_port_start. */
const FIRST_USER_PORT = 1024;
const LAST_PORT = 65_535;

/** Errors of a host that no server of this machine can listen on: another machine's address, or an unknown name. */
const FOREIGN_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EINVAL'];

/** Returns another port to suggest instead of `port`: one that every user may listen on. */
export const otherPort = (port: number): number => (port < FIRST_USER_PORT || port >= LAST_PORT ? 4000 : port + 1);

/**
 * Resolves to `port` if it is free on `host` (null: this machine alone), or to any free port for 0. Rejects with a
 * UsageError that suggests `fix` for a port that can't be used, and another `--host` for a host that is not this
 * machine's. Call it before slow work begins.
 */
export async function requireFreePort(
  host: string | null,
  port: number,
  fix = `Choose another: --port ${otherPort(port)}.`,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const candidate = port === 0 ? randomInt(ANY_PORTS.first, ANY_PORTS.end) : port;
    try {
      await listenOnce(host ?? LOOPBACK, candidate);
      return candidate;
    } catch (error) {
      if (port === 0 && errorCode(error) === 'EADDRINUSE' && attempt < ATTEMPTS) continue;
      if (host !== null && FOREIGN_HOST.includes(errorCode(error) ?? '')) throw foreignHost(host);
      throw new UsageError(`Port ${candidate} can't be used: ${reasonOf(error)}.`, fix);
    }
  }
}

function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return 'another program uses it';
  return code === 'EACCES' ? 'only an administrator of this machine may listen on it' : messageOf(error);
}

const foreignHost = (host: string): UsageError =>
  new UsageError(
    `This machine can't listen on ${host}: it is none of its addresses.`,
    'Give --host an address of this machine, or 0.0.0.0 for all of them. The address that visitors use is --origin.',
  );

/** Resolves when a server could listen there; it is closed again. Rejects with the system's error. */
async function listenOnce(host: string, port: number): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
