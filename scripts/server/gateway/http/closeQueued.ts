import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Emits `close` on every response of a connection that ends. Node does so only for the response being sent. With HTTP
 * pipelining, others are queued behind it, and resources that are released on `close` would leak.
 */
export function closeQueuedResponses(server: Server): void {
  const open = new WeakMap<Socket, Set<ServerResponse>>();
  server.on('connection', (socket: Socket) => {
    const responses = new Set<ServerResponse>();
    open.set(socket, responses);
    socket.once('close', () => {
      for (const response of responses) if (response.socket === null) closeUnsent(response);
    });
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const responses = open.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  });
}

/** Closes a response that will never be sent, and marks it as `closed` for code that checks later. */
function closeUnsent(response: ServerResponse): void {
  response.destroy();
  Object.defineProperty(response, 'closed', { value: true });
  response.emit('close');
}
