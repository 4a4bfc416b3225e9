import type { FastifyRequest } from 'fastify';
import { clientOf, isForwarded } from '../client';
import type { RequestClient } from './authContext';
import type { Exposure } from './contract';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns true for a request from this machine, made by its user:
 * - the socket's other end is loopback, and no proxy forwards the request;
 * - the site was addressed by a local name; otherwise a web page could point its own name here (DNS rebinding);
 * - a page that makes the request is local too.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const address = request.raw.socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  return (
    isLoopback &&
    !isForwarded(request) &&
    LOCAL_NAMES.has(hostName(request.headers.host ?? '')) &&
    isLocalOrigin(request.headers.origin)
  );
}

/** Returns the client of a request. On a public site no client is local, whatever its connection. */
export function requestClientOf(request: FastifyRequest, exposure: Exposure): RequestClient {
  const locale = request.headers['x-firebase-locale'];
  const language = typeof locale === 'string' && /^[A-Za-z]{2,3}(-[\w-]{1,20})?$/.test(locale) ? locale : 'en';
  const isLocal = exposure === 'local' && isLocalRequest(request);
  return { key: clientOf(request), isLocal, language };
}

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** Returns true for the origin of a page on this machine, and for no origin. A sandboxed page (`null`) is not local. */
export function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && LOCAL_NAMES.has(new URL(origin).hostname));
}
