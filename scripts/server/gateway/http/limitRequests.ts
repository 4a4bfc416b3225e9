import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '@lectern/backend/client';
import type { Governor } from '@lectern/backend/limits';

/**
 * Counts every request of a client before anything else is done for it: beyond the governor's limits it is refused with
 * 429, and a client that has used up its time waits for its turn. Add it before all other hooks.
 */
export function limitRequests(app: FastifyInstance, governor: Governor): void {
  app.addHook('onRequest', (request, reply, done) => {
    try {
      countRequest(governor, request, reply);
    } catch (error) {
      done(error as Error);
      return;
    }
    if (isInternal(request)) done();
    // Nobody waits for the answer any more when the connection is closed.
    else governor.work.start(clientOf(request), () => request.raw.socket.destroyed || done());
  });
}

/** Counts a request until it is answered. Throws LimitError beyond the limits of its client. */
function countRequest({ requests }: Governor, request: FastifyRequest, reply: FastifyReply): void {
  if (isInternal(request)) return;
  const client = clientOf(request);
  requests.enter(client);
  reply.raw.once('close', () => requests.leave(client));
}

/** The gateway's requests to itself have no socket. */
const isInternal = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket);
