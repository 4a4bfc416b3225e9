import { errorOfResponse, UploadError } from './UploadError';

/** Destination of uploads: the origin of Cloud Storage for Firebase ("" for the page's own), and the bucket. */
export type UploadServer = { origin: string; bucket: string };

/** A file to be sent as one object. `token` is the account's ID token. */
export type NewSession = { path: string; contentType: string; size: number; token: string | null };

/** Server's state of an upload. `received` is in bytes. */
export type SessionState = { status: 'active' | 'final' | 'cancelled'; received: number };

/** Time without an answer after which a call counts as lost, in milliseconds. */
const ANSWER_LIMIT = 90_000;

/**
 * Starts a resumable upload and resolves to its URL, which grants sending to whoever has it. Rejects with an
 * UploadError. Protocol: `X-Goog-Upload-*` of Cloud Storage for Firebase, as in its web SDK.
 */
export async function startSession(
  { origin, bucket }: UploadServer,
  { path, contentType, size, token }: NewSession,
  signal: AbortSignal,
): Promise<string> {
  const address = `${origin}/v0/b/${encodeURIComponent(bucket)}/o?name=${encodeURIComponent(path)}`;
  const response = await call(address, signal, {
    headers: {
      ...(token === null ? {} : { authorization: `Firebase ${token}` }),
      'content-type': 'application/json; charset=utf-8',
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(size),
      'x-goog-upload-header-content-type': contentType,
    },
    body: JSON.stringify({ name: path, contentType }),
  });
  const url = response.headers.get('x-goog-upload-url');
  if (url === null) throw new UploadError('refused', 'The server named no address for the upload.');
  // The page's own server may know itself by another name behind a proxy.
  return origin === '' ? pathOf(url) : url;
}

/** Asks what the server has received. Rejects with an UploadError: `expired` when it no longer knows the upload. */
export const querySession = (url: string, signal: AbortSignal): Promise<SessionState> =>
  command(url, signal, 'query', {});

/** Sends bytes that begin at `offset`, the last ones with `isLast`. Rejects with an UploadError. */
export const sendPiece = (
  url: string,
  piece: Blob,
  { offset, isLast }: { offset: number; isLast: boolean },
  signal: AbortSignal,
): Promise<SessionState> =>
  command(url, signal, isLast ? 'upload, finalize' : 'upload', { offset: String(offset), body: piece });

/** Ends an upload, and discards what the server has of it. Rejects with an UploadError. */
export async function cancelSession(url: string): Promise<void> {
  await command(url, new AbortController().signal, 'cancel', {});
}

async function command(
  url: string,
  signal: AbortSignal,
  name: string,
  { offset, body }: { offset?: string; body?: Blob },
): Promise<SessionState> {
  const headers = {
    'x-goog-upload-command': name,
    ...(offset === undefined ? {} : { 'x-goog-upload-offset': offset }),
  };
  const response = await call(url, signal, { headers, ...(body === undefined ? {} : { body }) });
  const status = response.headers.get('x-goog-upload-status');
  const received = Number(response.headers.get('x-goog-upload-size-received') ?? '0');
  // The finished object follows as JSON. Reading it ends the call.
  await response.text().catch(() => '');
  if (status === 'active' || status === 'final' || status === 'cancelled')
    return { status, received: Number.isSafeInteger(received) ? received : 0 };
  throw new UploadError('unavailable', 'The server did not say how far the upload is.');
}

async function call(url: string, signal: AbortSignal, init: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT);
  const abort = (): void => limit.abort();
  signal.addEventListener('abort', abort);
  try {
    signal.throwIfAborted();
    const response = await fetch(url, { ...init, method: 'POST', signal: limit.signal });
    if (response.ok) return response;
    throw await errorOfResponse(response);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UploadError) throw error;
    throw new UploadError('unavailable', 'The connection was lost.', null, { cause: error });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://localhost');
  return pathname + search;
}
