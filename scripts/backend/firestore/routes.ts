import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, StatusError } from './StatusError';
import type { FirestoreContext } from './firestoreContext';
import { operations } from './operations/operations';
import { parseBody } from './request/requestBody';
import { parseTarget } from './request/target';

/** Hosted Firestore accepts 10 MiB; the rest allows for the surrounding JSON. */
const BODY_LIMIT = 11 * 1024 * 1024;

/** Returns Firestore's REST routes. Every response is JSON; refused requests get Firestore's error body. */
export function createRoutes(context: FirestoreContext): FastifyPluginAsync {
  return (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
    app.post('/v1/projects/*', { bodyLimit: BODY_LIMIT }, async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(await answer(context, request)),
    );
    return Promise.resolve();
  };
}

async function answer(context: FirestoreContext, request: FastifyRequest): Promise<string> {
  const { path, operation } = parseTarget(request.raw.url ?? '', context.options.projectId);
  const run = operations.get(operation);
  if (run === undefined)
    throw new StatusError(
      'NOT_FOUND',
      `There is no operation "${operation.slice(0, 40)}": this backend has ${[...operations.keys()].join(', ')}.`,
    );
  const caller = context.options.verifyCaller(request.headers.authorization);
  const body = parseBody(request.body);
  context.store.refresh();
  return run(context, {
    path,
    body,
    caller,
    onRefused: (access, reason) =>
      request.log.debug(
        { access: access.method, path: access.path, uid: caller?.uid ?? null, reason },
        'refused by the rules',
      ),
  });
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.type('application/json; charset=utf-8');
  const { status, body } = asRefusal(error);
  if (status >= 500) request.log.error(error, 'a request failed');
  return reply.code(status).send(JSON.stringify(body));
}

/** Maps any error to a refusal. Refused tokens have `status` and `body` too; Fastify's errors have a `statusCode`. */
function asRefusal(error: unknown): { status: number; body: unknown } {
  if (error instanceof StatusError) return error;
  if (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    'body' in error &&
    typeof error.status === 'number'
  )
    return { status: error.status, body: error.body };
  if (isBusy(error)) return new StatusError('ABORTED', 'The database is in use by another process: try again.');
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413)
    return {
      status,
      body: {
        error: { code: 413, message: `The request is larger than ${BODY_LIMIT} bytes.`, status: 'INVALID_ARGUMENT' },
      },
    };
  if (status >= 400 && status < 500)
    return invalid(error instanceof Error ? error.message : 'The request is malformed.');
  return { status: 500, body: { error: { code: 500, message: 'Internal error.', status: 'INTERNAL' } } };
}

function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'SQLITE_BUSY';
}
