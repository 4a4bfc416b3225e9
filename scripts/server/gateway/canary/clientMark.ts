import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { clientOf, isForwarded } from '@lectern/backend/client';

/** This machine's own addresses, as `clientOf` writes them. */
const LOOPBACK = /^(127\.|0:0:0:0|::1$)/;

/**
 * Returns the client of a request as canaries count it. What came through a proxy is no tab of this machine, even if
 * the proxy runs here and is not trusted.
 */
export function visitorOf(request: FastifyRequest): string {
  return isForwarded(request) ? `forwarded ${clientOf(request)}` : clientOf(request);
}

/**
 * Returns the mark by which a visitor counts once in a step: a keyed hash of its address that differs between steps, so
 * that marks can't be joined. Null for a tab on this machine of a site that only this machine reaches: each counts.
 */
export function clientMark(
  visitor: string,
  step: string,
  { key, isLocal }: { key: Uint8Array; isLocal: boolean },
): string | null {
  if (isLocal && LOOPBACK.test(visitor)) return null;
  return createHmac('sha256', key).update(`${step} ${visitor}`).digest('base64url').slice(0, 8);
}
