import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../../client';
import type { Governor } from '../../limits';
import { invalid } from '../StatusError';
import { isRecord } from '../values/json';
import { BODY_LIMIT } from './refusal';

/** Maximum nesting of JSON. Deeper JSON is refused before it is parsed, which bounds every recursion. */
const MAX_NESTING = 200;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses the bytes of a request as a JSON object, whatever its content type. Throws StatusError. */
export function parseBody(bytes: unknown): Record<string, unknown> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw invalid('The request must have a JSON body.');
  let json: unknown;
  try {
    const text = strictUtf8.decode(bytes);
    checkNesting(text);
    json = JSON.parse(text);
  } catch (error) {
    throw invalid(
      `The body is not valid JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}.`,
    );
  }
  if (!isRecord(json)) throw invalid('The body must be a JSON object.');
  return json;
}

function checkNesting(text: string): void {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (char === 0x5c && inText) index += 1;
    else if (char === 0x22) inText = !inText;
    else if (!inText && (char === 0x7b || char === 0x5b)) {
      depth += 1;
      if (depth > MAX_NESTING) throw new Error(`it nests more than ${MAX_NESTING} deep`);
    } else if (!inText && (char === 0x7d || char === 0x5d)) depth -= 1;
  }
}

/** Larger bodies count as memory while their request lasts. Bytes. */
const SMALL_BODY_BYTES = 64 * 1024;

/** Counts the memory of a large body before it is received. Throws LimitError when too many are in flight. */
export function holdBody({ memory }: Governor, request: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const bytes = length === undefined ? (encoding === undefined ? 0 : BODY_LIMIT) : Number(length);
  if (!(bytes > SMALL_BODY_BYTES)) return;
  const lease = memory.take(clientOf(request), Math.min(bytes, BODY_LIMIT));
  reply.raw.once('close', () => lease.release());
}
