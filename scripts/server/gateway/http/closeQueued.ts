import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes every response of a connection that ends. Node closes only the one that it sends: a client that does not wait
 * for its answers (pipelining) leaves others, and what is held until a response is closed would be held for ever.
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

/** Closes a response that no connection will send. It says so, too, to whoever has it and asks only later. */
function closeUnsent(response: ServerResponse): void {
  response.destroy();
  Object.defineProperty(response, 'closed', { value: true });
  response.emit('close');
}
