import type { ServerOptions, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { StatusError } from './firestore';

/**
 * Turns off Node's own check of the Host header: its refusal has no error body. The types for Node 20 lack this option.
 */
const HTTP_OPTIONS: ServerOptions & { requireHostHeader: boolean } = { requireHostHeader: false };

/**
 * Creates a server that refuses every invalid request with Firebase's error body, even broken HTTP that reaches no
 * route. Its log has a line of JSON for each request and each refusal of the rules; `write` gets it instead of stdout.
 */
export function createServer(verbose: boolean, write?: (line: string) => void): FastifyInstance {
  const server = Fastify({
    forceCloseConnections: true,
    logger: verbose && { level: 'debug', ...(write && { stream: { write } }) },
    http: HTTP_OPTIONS,
    frameworkErrors: (error, _request, reply) => {
      const status = error.statusCode ?? 400;
      void (reply as FastifyReply).code(status).send(refusal(status, error.message));
    },
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(refusal(400, 'The request is not valid HTTP.'));
      if (socket.writable)
        socket.write(
          'HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ' +
            `${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
        );
      socket.destroy();
    },
  });
  server.addHook('onRequest', async ({ raw, headers }, reply) => {
    const hasHost = headers.host !== undefined || raw.httpVersion !== '1.1';
    return hasHost ? undefined : reply.code(400).send(refusal(400, 'The request names no host.'));
  });
  server.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const body = JSON.stringify(refusal(417, 'The expectation cannot be met.'));
    response
      .writeHead(417, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body);
  });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(new StatusError('NOT_FOUND', 'There is nothing at this address.').body),
  );
  return server;
}

function refusal(code: number, message: string): { error: { code: number; message: string; status: string } } {
  return { error: { code, message, status: 'INVALID_ARGUMENT' } };
}
