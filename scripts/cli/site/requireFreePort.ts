import { createServer } from 'node:net';
import { errorCode, messageOf } from '../../release';
import { UsageError } from '../options/UsageError';

/** Address that only programs on this machine reach. */
export const LOOPBACK = '127.0.0.1';

/**
 * Resolves to `port` if it is free on `host` (null: this machine alone), or to any free port for 0. Rejects with a
 * UsageError that suggests `fix`. Call it before slow work begins.
 */
export async function requireFreePort(
  host: string | null,
  port: number,
  fix = `Choose another: npm start -- --port ${port + 1}, or set PORT.`,
): Promise<number> {
  const server = createServer();
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: host ?? LOOPBACK, port }, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  } catch (error) {
    const reason = errorCode(error) === 'EADDRINUSE' ? 'another program uses it' : messageOf(error);
    throw new UsageError(`Port ${port} can't be used: ${reason}.`, fix);
  } finally {
    server.close();
  }
}
