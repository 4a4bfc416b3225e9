import { invalid, StatusError } from '../StatusError';

/** Hosted Firestore accepts 10 MiB; the rest allows for the surrounding JSON. */
export const BODY_LIMIT = 11 * 1024 * 1024;

/** Maps any error to a refusal. Refused tokens have `status` and `body` too; Fastify's errors have a `statusCode`. */
export function asRefusal(error: unknown): { status: number; body: unknown } {
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
