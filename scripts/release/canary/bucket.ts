import { createHash } from 'node:crypto';
import type { Canary } from '@lectern/shared/contract';

/**
 * Number of buckets into which visitors are divided: enough for exact shares, too few to recognize anyone. It is a
 * prime, so that every factor permutes the buckets.
 */
export const BUCKETS = 10_007;

/**
 * Returns true when a canary includes the visitors with this number (below BUCKETS). The salt permutes the numbers,
 * so the division is exact and independent between canaries. Raising the percentage moves nobody out.
 */
export function includesBucket({ percent, salt }: Pick<Canary<unknown>, 'percent' | 'salt'>, bucket: number): boolean {
  if (last.salt !== salt) last = { salt, ...permutationOf(salt) };
  return ((bucket * last.factor + last.offset) % BUCKETS) / BUCKETS < percent / 100;
}

let last = { salt: '', ...permutationOf('') };

function permutationOf(salt: string): { factor: number; offset: number } {
  const digest = createHash('sha256').update(salt).digest();
  return { factor: 1 + (digest.readUInt32BE(0) % (BUCKETS - 1)), offset: digest.readUInt32BE(4) % BUCKETS };
}
