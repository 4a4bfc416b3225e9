import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';

/** The content coding of a body on the wire. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A coding of a body that was compressed at publication: also zstd with a dictionary that the browser has. */
export type PublishedEncoding = Encoding | 'dcz';

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Returns the best of `available` that an `Accept-Encoding` header allows; at equal weight brotli, then gzip, then
 * none. Returns `identity` without a header or when nothing is allowed. Source: RFC 9110, section 12.5.3.
 */
export function preferredEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined) return 'identity';
  const wanted = header.toLowerCase();
  const allowed = PREFERENCE.filter((encoding) => available.includes(encoding) && !isRefused(wanted, encoding));
  return negotiate(wanted, allowed) ?? 'identity';
}

/**
 * Returns the sha256, in hexadecimal, of the dictionary that a request offers to decode `dcz` with. Null without one,
 * and for a browser that does not name the coding itself. Source: RFC 9842, sections 2.2 and 6.1.
 */
export function offeredDictionary(request: FastifyRequest): string | null {
  const codings = acceptEncodingOf(request)?.toLowerCase() ?? '';
  const offered = request.headers['available-dictionary'];
  if (typeof offered !== 'string' || !/(?:^|,)\s*dcz\s*(?:;|,|$)/.test(codings) || isRefused(codings, 'dcz'))
    return null;
  const [, hash] = /^\s*:([A-Za-z0-9+/]{43}=):\s*$/.exec(offered) ?? [];
  return hash === undefined ? null : Buffer.from(hash, 'base64').toString('hex');
}

/** Returns the `Accept-Encoding` header of a request; undefined without one. */
export function acceptEncodingOf(request: FastifyRequest): string | undefined {
  const header = request.headers['accept-encoding'];
  return Array.isArray(header) ? header.join(',') : header;
}

/** Returns true for a coding that the header refuses by name, which the library would still allow through `*`. */
function isRefused(header: string, encoding: PublishedEncoding): boolean {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(header);
}
