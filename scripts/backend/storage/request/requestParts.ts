import type { FastifyRequest } from 'fastify';
import { StorageError } from '../StorageError';

/** Returns the query parameters of a request. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const { url } = request;
  const mark = url.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
}

/** Returns a header as one text, undefined when absent. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** Returns the number of bytes in a header, null when absent. Throws StorageError 400 for anything else. */
export function bytesHeader(request: FastifyRequest, name: string): number | null {
  const value = headerOf(request, name);
  if (value === undefined) return null;
  if (!/^\d{1,15}$/.test(value)) throw new StorageError(400, `The header ${name} must be a number of bytes.`);
  return Number(value);
}

/** Longest pause of a client during an upload, in milliseconds. */
const IDLE_MS = 60_000;

/** Returns the body as it arrives. An error while reading leaves the connection open for the answer. */
export function bodyOf(request: FastifyRequest): AsyncIterable<Buffer> {
  const { socket } = request.raw;
  // A request that is injected in a test has no real socket.
  if ('setTimeout' in socket) socket.setTimeout(IDLE_MS);
  return request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

const JSON_LIMIT = 64 * 1024;

/** Resolves to the body as JSON, undefined when empty. Rejects with StorageError 400, or 413 beyond 64 KiB. */
export async function jsonBody(request: FastifyRequest): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyOf(request)) {
    size += chunk.length;
    if (size > JSON_LIMIT) throw new StorageError(413, `A metadata body takes at most ${JSON_LIMIT} bytes.`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks.map((chunk) => new Uint8Array(chunk))).toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StorageError(400, 'The body must be JSON.');
  }
}
