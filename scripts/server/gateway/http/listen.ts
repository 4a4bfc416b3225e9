import type { FastifyInstance } from 'fastify';
import { errorCode } from '../../../release';

/** Listens on a host and port, and resolves to the address. Rejects with what to do when the port is in use. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} of ${host} is in use by another program. Stop it, or choose another port.`, {
      cause: error,
    });
  }
}

/**
 * Closes the server within `limit` milliseconds. A keep-alive connection becomes idle only after its last response, so
 * idle ones are closed repeatedly until none is left.
 */
export async function closeWithin(app: FastifyInstance, limit: number): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const force = setTimeout(() => app.server.closeAllConnections(), limit);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(force);
  });
}
