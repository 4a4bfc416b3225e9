import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RetryLater } from '../processing';
import type { AccessTokens } from './accessTokens';
import { GoogleError } from './callGoogle';

/** Bytes to send, with the headers that describe them. */
export type Upload = { method: 'POST' | 'PUT'; headers: Record<string, string>; body: Readable | string };

/**
 * Downloads or uploads bytes as they are: a compressed answer stays compressed. Resolves to the answer, whose body the
 * caller reads. Rejects with RetryLater while the service can't be reached or is busy, and else with a GoogleError.
 */
export type StreamGoogle = (url: string, upload?: Upload) => Promise<IncomingMessage>;

/** Longest silence of a connection. */
const IDLE_MS = 60_000;
const MAX_ERROR_BYTES = 10_000;

/** Returns the function that moves bytes as a service account. */
export function createStreamer(tokens: AccessTokens): StreamGoogle {
  return async (url, upload) => {
    const authorization = `Bearer ${await tokens.get()}`;
    const headers = { ...upload?.headers, authorization, 'accept-encoding': 'gzip' };
    const response = await send(url, upload, headers);
    const status = response.statusCode ?? 0;
    if (status >= 200 && status < 300) return response;
    const text = await readStart(response);
    const { host } = new URL(url);
    if (status === 429 || status >= 500) throw new RetryLater(`${host} answers ${String(status)}.`);
    throw new GoogleError(status, 'UNKNOWN', `${host} answers ${String(status)}: ${text.slice(0, 300)}`);
  };
}

async function send(url: string, upload: Upload | undefined, headers: object): Promise<IncomingMessage> {
  const { protocol, host } = new URL(url);
  const request = (protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: upload?.method ?? 'GET',
    headers: headers as Record<string, string>,
    timeout: IDLE_MS,
  });
  request.on('timeout', () => request.destroy(new Error('silence')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', (error: NodeJS.ErrnoException) =>
      reject(new RetryLater(`${host} can't be reached (${error.code ?? error.message}).`)),
    );
  });
  if (upload === undefined || typeof upload.body === 'string') request.end(upload?.body);
  else pipeline(upload.body, request).catch((error: unknown) => request.destroy(error as Error));
  return answered;
}

async function readStart(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) if (text.length < MAX_ERROR_BYTES) text += String(chunk);
  return text;
}
