import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { AuthError, errorBody } from './AuthError';
import type { AuthContext, RequestClient } from './authContext';
import { deleteAccount } from './operations/deleteAccount';
import { lookup } from './operations/lookup';
import { refresh } from './operations/refresh';
import { resetPassword } from './operations/resetPassword';
import { sendOobCode } from './operations/sendOobCode';
import { signInWithCustomToken } from './operations/signInWithCustomToken';
import { signInWithEmailLink } from './operations/signInWithEmailLink';
import { signInWithIdp } from './operations/signInWithIdp';
import { signInWithPassword } from './operations/signInWithPassword';
import { signUp } from './operations/signUp';
import { update } from './operations/update';
import { requestClientOf } from './requestClient';
import { addMailPage } from './mail/mailPage';
import { PASSWORD_POLICY } from './passwords/passwordPolicy';
import type { RequestFields } from './requestFields';

type Operation = (context: AuthContext, fields: RequestFields, visitor: RequestClient) => object | Promise<object>;

/** All operations, by method and path. */
const OPERATIONS = new Map<string, Operation>([
  ['POST /identitytoolkit.googleapis.com/v1/accounts:signUp', signUp],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', signInWithPassword],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', signInWithIdp],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink', signInWithEmailLink],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', signInWithCustomToken],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:lookup', lookup],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:update', update],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:delete', deleteAccount],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:sendOobCode', sendOobCode],
  ['POST /identitytoolkit.googleapis.com/v1/accounts:resetPassword', resetPassword],
  // The sign-in providers of an address are never revealed, as in hosted Firebase with enumeration protection.
  [
    'POST /identitytoolkit.googleapis.com/v1/accounts:createAuthUri',
    () => ({ kind: 'identitytoolkit#CreateAuthUriResponse' }),
  ],
  ['GET /identitytoolkit.googleapis.com/v2/passwordPolicy', () => PASSWORD_POLICY],
  [
    'GET /identitytoolkit.googleapis.com/v2/recaptchaConfig',
    () => ({ recaptchaKey: '', recaptchaEnforcementState: [] }),
  ],
  ['POST /securetoken.googleapis.com/v1/token', refresh],
]);

/** In bytes. */
const BODY_LIMIT = 64 * 1024;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the routes of the auth service. Malformed and refused requests get 4xx with Firebase's error body. */
export function createRoutes(context: AuthContext): FastifyPluginAsync {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    const operation = OPERATIONS.get(`${request.method} ${path}`);
    if (operation === undefined)
      return reply.code(404).send(errorBody(404, 'Not found: no such operation of Firebase Authentication'));
    const fields = request.method === 'POST' ? parseBody(request) : {};
    context.guardClock();
    await context.keys.ensure();
    return reply.send(await operation(context, fields, requestClientOf(request, context.exposure)));
  };
  return async (root) => {
    await root.register((app, _options, done) => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
        done(null, body),
      );
      app.addHook('onSend', (_request, reply, _payload, sent) => {
        reply.header('cache-control', 'no-store');
        sent();
      });
      addErrorAnswers(app);
      for (const url of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
        app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url, handler: answer });
      }
      if (context.exposure === 'local') addMailPage(app, context.mails);
      done();
    });
  };
}

function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof AuthError) {
      if (error.retrySeconds !== null) reply.header('retry-after', String(error.retrySeconds));
      return reply.code(error.status).send(error.body);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(errorBody(status, error.message));
    request.log.error(error);
    return reply.code(500).send(errorBody(500, 'INTERNAL_ERROR'));
  });
}

/**
 * Parses a body in UTF-8: a JSON object, or a form, which the SDK sends to the token service. An empty one has no
 * fields. Throws AuthError `INVALID_ARGUMENT` for anything else.
 */
function parseBody(request: FastifyRequest): RequestFields {
  try {
    const text = Buffer.isBuffer(request.body) ? strictUtf8.decode(request.body) : '';
    if (/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
      return Object.fromEntries(new URLSearchParams(text));
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as RequestFields;
  } catch {
    // Refused below.
  }
  throw new AuthError('INVALID_ARGUMENT', 'Invalid JSON payload received: an object is expected');
}
