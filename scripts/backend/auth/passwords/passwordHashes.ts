import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AuthError } from '../AuthError';
import type { PasswordCost } from '../contract';

export type PasswordHashes = {
  /** A salted scrypt hash with its parameters, as text. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one that was hashed. Without a hash it takes as long and answers false. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** One of the equivalent settings of OWASP's Password Storage Cheat Sheet: 16 MiB, about 0.13 s. */
const DEFAULT_COST: PasswordCost = { N: 16384, r: 8, p: 5 };

const KEY_BYTES = 32;
/** Hashes at once, of the four threads that Node also reads files with; and how many may wait. */
const CONCURRENCY = 2;
const MAX_QUEUED = 200;

/** Hashes passwords off the main thread. Throws AuthError `TOO_MANY_ATTEMPTS_TRY_LATER` when too many wait. */
export function createPasswordHashes(cost: PasswordCost = DEFAULT_COST): PasswordHashes {
  const queued = createQueue();
  const derive = (password: string, salt: string, { N, r, p }: PasswordCost): Promise<Buffer> =>
    queued(
      () =>
        new Promise((resolve, reject) => {
          const options = { N, r, p, maxmem: 256 * N * r };
          scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
            error === null ? resolve(key) : reject(error),
          );
        }),
    );
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

function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= CONCURRENCY) {
      if (waiting.length >= MAX_QUEUED)
        throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER', 'The service is busy. Try again later.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
