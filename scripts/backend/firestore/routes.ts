import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../client';
import { LimitError } from '../limits';
import type { FirestoreContext } from './firestoreContext';
import type { OperationCall } from './operations/operationCall';
import { findOperation } from './operations/operations';
import type { Answer } from './request/answer';
import { asRefusal, BODY_LIMIT } from './request/refusal';
import { holdBody, parseBody } from './request/requestBody';
import { sendAnswer } from './request/sendAnswer';
import { parseTarget } from './request/target';

/** Returns Firestore's REST routes. Every response is JSON; refused requests get Firestore's error body. */
export function createRoutes(context: FirestoreContext): FastifyPluginAsync {
  return (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', (request, reply) => {
      holdBody(context.governor, request, reply);
      return Promise.resolve();
    });
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    app.route({
      method: ['GET', 'POST', 'PATCH', 'DELETE'],
      url: '/v1/projects/*',
      bodyLimit: BODY_LIMIT,
      handler: (request, reply) => handle(context, request, reply),
    });
    return Promise.resolve();
  };
}

async function handle(context: FirestoreContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const target = parseTarget(request.method, request.raw.url ?? '', context.options.projectId);
  const operation = findOperation(request.method, target);
  try {
    const call = context.governor.work.measured(clientOf(request), () => createCall(context, request, reply, target));
    context.store.refresh();
    const answer: Answer = await operation.run(context, call);
    return await sendAnswer(context.governor, call.client, reply, answer);
  } catch (error) {
    return answerError(error, request, reply, { inArray: operation.streams ?? false });
  }
}

/** Throws StatusError for a malformed body, and an error with `status` and `body` for an invalid token. */
function createCall(
  context: FirestoreContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, parameters }: Pick<OperationCall, 'path' | 'parameters'>,
): OperationCall {
  const caller = context.options.verifyCaller(request.headers.authorization);
  const hasBody = request.method === 'POST' || request.method === 'PATCH';
  return {
    path,
    parameters,
    body: hasBody ? parseBody(request.body) : {},
    bodyBytes: Buffer.isBuffer(request.body) ? request.body.length : 0,
    caller,
    client: clientOf(request),
    signal() {
      const controller = new AbortController();
      reply.raw.once('close', () => controller.abort(new LimitError('The client has left.')));
      return controller.signal;
    },
    onRefused: (access, reason) =>
      request.log.debug(
        { access: access.method, path: access.path, uid: caller?.uid ?? null, reason },
        'refused by the rules',
      ),
  };
}

/** Answers an error. Hosted Firestore answers operations that stream in an array, as clients in REST expect. */
function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { inArray } = { inArray: false },
): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if (error instanceof LimitError && error.retrySeconds !== null) reply.header('retry-after', error.retrySeconds);
  const { status, body } = asRefusal(error);
  if (status >= 500) request.log.error(error, 'a request failed');
  return reply.code(status).send(JSON.stringify(inArray ? [body] : body));
}
