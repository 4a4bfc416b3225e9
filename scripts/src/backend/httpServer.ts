import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { StatusError } from './firestore';

/** A server that answers even what never reaches a route, such as broken HTTP, with Firebase's error body. */
export function createServer(verbose: boolean): FastifyInstance {
  const server = Fastify({
    forceCloseConnections: true,
    logger: verbose ? { level: 'debug' } : false,
    frameworkErrors: (error, _request, reply) => {
      const status = error.statusCode ?? 400;
      void (reply as FastifyReply).code(status).send(refusal(status, error.message));
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(refusal(400, 'The request is not valid HTTP.'));
      if (socket.writable) socket.write(`HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`);
      socket.destroy();
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(new StatusError('NOT_FOUND', 'There is nothing at this address.').body));
  return server;
}

function refusal(code: number, message: string): { error: { code: number; message: string; status: string } } {
  return { error: { code, message, status: 'INVALID_ARGUMENT' } };
}
