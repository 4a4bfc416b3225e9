import { createServer } from 'node:net';
import { errorCode } from '../../release/store/StoreError';

/** Another program has the port: nothing was started. */
export class PortTakenError extends Error {}

/** Rejects with a PortTakenError when nobody can listen on `port` of this machine; said before anything slow begins. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve()));
  }).catch((error: unknown) => {
    throw errorCode(error) === 'EADDRINUSE'
      ? new PortTakenError(`Port ${String(port)} is in use by another program.`, { cause: error })
      : error;
  });
}
