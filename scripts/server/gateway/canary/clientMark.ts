import { createHmac } from 'node:crypto';

/** This machine's own addresses, as `clientOf` writes them. */
const LOOPBACK = /^(127\.|0:0:0:0|::1$)/;

/**
 * Returns the mark by which a client counts once in a step: a keyed hash of its address that differs between steps, so
 * that marks can't be joined. Null for a tab on this machine of a site that only this machine reaches: each counts.
 */
export function clientMark(client: string, step: string, key: Uint8Array, isLocal: boolean): string | null {
  if (isLocal && LOOPBACK.test(client)) return null;
  return createHmac('sha256', key).update(`${step} ${client}`).digest('base64url').slice(0, 8);
}
