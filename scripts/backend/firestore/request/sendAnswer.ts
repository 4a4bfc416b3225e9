import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Governor } from '../../limits';
import type { Answer } from './answer';

/**
 * Sends an answer as fast as its reader takes it. Its bytes count as in flight until they are read. Throws LimitError
 * when too many bytes are in flight.
 */
export function sendAnswer(governor: Governor, client: string, reply: FastifyReply, answer: Answer): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if (typeof answer === 'string') {
    governor.hold(client, reply.raw, answer.length);
    return reply.send(answer);
  }
  const lease = governor.hold(client, reply.raw, answer.bytes, answer.lease);
  let left = answer.bytes;
  const pieces = answer.pieces.reverse();
  const stream = new Readable({
    read() {
      const piece = pieces.pop();
      left -= piece?.length ?? 0;
      lease.shrink(left);
      this.push(piece ?? null);
    },
  });
  return reply.header('content-length', answer.bytes).send(stream);
}
