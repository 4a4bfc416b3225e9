import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RequestClient } from './authContext';
import type { Exposure } from './contract';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from this very machine, and from nobody who only uses its browser: the socket's other end is
 * loopback, no proxy says that it speaks for somebody, the site was asked for by a local name (else a web page could
 * make its own name point here: DNS rebinding), and the page that asks, if one does, is local too (any page may call
 * Firebase's addresses; a sandboxed one is `null`).
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const address = request.raw.socket.remoteAddress ?? '';
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  return (
    loopback &&
    !forwarded &&
    LOCAL_NAMES.has(hostName(request.headers.host ?? '')) &&
    isLocalOrigin(request.headers.origin)
  );
}

/** The facts of a connection that the calls judge by. On a public site no visitor is local, however they connect. */
export function requestClientOf(request: FastifyRequest, exposure: Exposure): RequestClient {
  const locale = request.headers['x-firebase-locale'];
  const language = typeof locale === 'string' && /^[A-Za-z]{2,3}(-[\w-]{1,20})?$/.test(locale) ? locale : 'en';
  const local = exposure === 'local' && isLocalRequest(request);
  return { address: isIP(request.ip) === 0 ? 'unknown' : request.ip, isLocal: local, language };
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** Returns whether a page of this machine asks, or no page at all; a sandboxed page is `null` and is not local. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && LOCAL_NAMES.has(new URL(origin).hostname));
}
