import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '@lectern/backend/client';
import type { Governor } from '@lectern/backend/limits';

/**
 * Counts each request before anything else is done for it. Beyond the governor's limits it is refused with 429. The
 * requests of a client that has used up its time wait for their turn. Add it before all other hooks.
 */
export function limitRequests(app: FastifyInstance, governor: Governor): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isInternal(request)) {
      done();
      return;
    }
    try {
      countUntilAnswered(governor, request, reply);
    } catch (error) {
      done(error as Error);
      return;
    }
    governor.work.start(clientOf(request), () => {
      // A client that has closed the connection meanwhile waits for no answer.
      if (!request.raw.socket.destroyed) done();
    });
  });
}

/** Throws LimitError beyond the limits of the client. */
function countUntilAnswered({ requests }: Governor, request: FastifyRequest, reply: FastifyReply): void {
  const client = clientOf(request);
  requests.enter(client);
  reply.raw.once('close', () => requests.leave(client));
}

/** Requests that the gateway makes to itself (`app.inject`) have no socket. */
const isInternal = ({ raw }: FastifyRequest): boolean => !(raw.socket instanceof Socket);
