import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { AuthError } from '../AuthError';
import type { PasswordCost } from '../contract';

/** Hashes passwords off the main thread. Rejects with AuthError `TOO_MANY_ATTEMPTS_TRY_LATER` when too many wait. */
export type PasswordHashes = {
  /** Resolves to a salted scrypt hash with its parameters, as text. */
  hash(password: string): Promise<string>;
  /** Resolves to true for the password that was hashed. Without a hash it takes as long and resolves to false. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** One of the equivalent settings of OWASP's Password Storage Cheat Sheet: 16 MiB, about 0.13 s. */
const DEFAULT_COST: PasswordCost = { N: 16384, r: 8, p: 5 };

const KEY_BYTES = 32;
/** Concurrent hashes: two of the four threads with which Node also reads files. */
const CONCURRENCY = 2;
const MAX_QUEUED = 200;

/** Creates password hashing with these scrypt costs. A stored hash is verified with its own costs. */
export function createPasswordHashes(cost: PasswordCost = DEFAULT_COST): PasswordHashes {
  const limit = pLimit(CONCURRENCY);
  const derive = async (password: string, salt: string, parameters: PasswordCost): Promise<Buffer> => {
    if (limit.pendingCount >= MAX_QUEUED)
      throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER', 'The service is busy. Try again later.');
    return limit(() => deriveKey(password, salt, parameters));
  };
  return {
    async hash(password) {
      const salt = randomBytes(16).toString('base64url');
      const key = await derive(password, salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$');
    },
    async verify(password, hash) {
      const [, n, r, p, salt, key] = hash?.split('$') ?? [];
      if (salt === undefined || key === undefined) {
        await derive(password, 'nobody', cost);
        return false;
      }
      const actual = await derive(password, salt, { N: Number(n), r: Number(r), p: Number(p) });
      return timingSafeEqual(new Uint8Array(actual), new Uint8Array(Buffer.from(key, 'base64url')));
    },
  };
}

function deriveKey(password: string, salt: string, { N, r, p }: PasswordCost): Promise<Buffer> {
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  );
}
