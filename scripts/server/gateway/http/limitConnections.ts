import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey } from '@lectern/backend/client';

/** Open connections in all, and from one address. A class of 500 learners behind one address uses six each. */
export const CONNECTIONS = { total: 10_000, perClient: 3_000 };

/**
 * Closes new connections beyond the limits. Behind proxies (`hops`) and on this machine an address is not one client:
 * there only the total counts.
 */
export function limitConnections(server: Server, hops: number, { total, perClient } = CONNECTIONS): void {
  server.maxConnections = total;
  const open = new Map<string, number>();
  const change = (client: string, by: number): number => {
    const count = (open.get(client) ?? 0) + by;
    if (count > 0) open.set(client, count);
    else open.delete(client);
    return count;
  };
  server.on('connection', (socket: Socket) => {
    const client = clientKey(socket.remoteAddress ?? '');
    if (client === null || hops > 0 || isLoopback(client)) return;
    socket.once('close', () => change(client, -1));
    if (change(client, 1) > perClient) socket.destroy();
  });
}

const isLoopback = (client: string): boolean => client.startsWith('127.') || client === '0:0:0:0::/64';
