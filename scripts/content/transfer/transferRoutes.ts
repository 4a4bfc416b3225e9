import type { Backend, Caller } from '@lectern/backend';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { checkCourseFolder } from './checkCourseFolder';

type Options = Pick<Backend, 'firestore' | 'auth'> & {
  /** Returns the sender of a request; throws for an invalid token. */
  verifyCaller: (authorization: string | undefined) => Caller;
};

/** Bytes of a described folder. Texts of a course are small: videos and files are not sent here. */
const MAX_BYTES = 8 * 1024 * 1024;

const base64 = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  v.transform((text) => Buffer.from(text, 'base64')),
);
const body = v.object({
  files: v.pipe(
    v.array(
      v.object({
        name: v.pipe(v.string(), v.regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\\\p{Cc}]{1,400}$/u)),
        size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 40)),
        start: base64,
        text: v.nullable(base64),
      }),
    ),
    v.minLength(1),
    v.maxLength(2000),
  ),
});

/**
 * `POST /api/studio/import`: checks a course folder that a teacher's browser describes. Answers with its problems or
 * with the course; writes nothing. Everybody but an active teacher gets 403.
 */
export function transferRoutes({ verifyCaller, ...backend }: Options): FastifyPluginAsync {
  const isTeacher = (authorization: string | undefined): boolean => {
    try {
      const account = backend.auth.admin.getAccount(verifyCaller(authorization)?.uid ?? '');
      return account !== null && !account.disabled && account.claims.teacher === true;
    } catch {
      return false;
    }
  };
  return async (app) => {
    app.post(
      '/api/studio/import',
      {
        bodyLimit: MAX_BYTES,
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          if (!isTeacher(request.headers.authorization)) await reply.code(403).send({ error: 'Only for teachers.' });
        },
      },
      (request, reply) => {
        const parsed = v.safeParse(body, request.body);
        if (!parsed.success) return reply.code(400).send({ error: 'The folder is described in an unknown form.' });
        return reply.send(checkCourseFolder(parsed.output.files, backend));
      },
    );
    await Promise.resolve();
  };
}
