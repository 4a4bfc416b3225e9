import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AuthError } from '../AuthError';
import type { PasswordCost } from '../contract';
import { FairQueue, QueueFull } from './fairQueue';
import { createHashThread } from './hashThread';

/**
 * Hashes passwords in a thread of low priority, for clients in turn. Rejects with AuthError
 * `TOO_MANY_ATTEMPTS_TRY_LATER` (429) when too many wait.
 */
export type PasswordHashes = {
  /** Resolves to a salted scrypt hash with its parameters, as text. */
  hash(password: string, client: string): Promise<string>;
  /** Resolves to true for the password that was hashed. Without a hash it takes as long and resolves to false. */
  verify(password: string, hash: string | null, client: string): Promise<boolean>;
};

/** One of the equivalent settings of OWASP's Password Storage Cheat Sheet: 16 MiB, about 0.13 s. */
const DEFAULT_COST: PasswordCost = { N: 16384, r: 8, p: 5 };

/** One hash at a time: others would take the memory's speed from the pages. A class of 250 may sign in at once. */
const QUEUE = { concurrency: 1, perClient: 250, total: 1000 };
/** About the time in which a full queue of one client is worked off. */
const RETRY_SECONDS = 30;

/** The thread of the process, shared by its services. */
const thread = createHashThread();

/** Creates password hashing with these scrypt costs. A stored hash is verified with its own costs. */
export function createPasswordHashes(cost: PasswordCost = DEFAULT_COST): PasswordHashes {
  const queue = new FairQueue(QUEUE);
  const derive = async (password: string, salt: string, parameters: PasswordCost, client: string): Promise<Buffer> => {
    try {
      return await queue.run(client, () => thread.derive(password, salt, parameters));
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      const detail = 'The service is busy. Try again later.';
      throw new AuthError('TOO_MANY_ATTEMPTS_TRY_LATER', detail, 429, RETRY_SECONDS);
    }
  };
  return {
    async hash(password, client) {
      const salt = randomBytes(16).toString('base64url');
      const key = await derive(password, salt, cost, client);
      return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$');
    },
    async verify(password, hash, client) {
      const [, n, r, p, salt, key] = hash?.split('$') ?? [];
      if (salt === undefined || key === undefined) {
        await derive(password, 'nobody', cost, client);
        return false;
      }
      const actual = await derive(password, salt, { N: Number(n), r: Number(r), p: Number(p) }, client);
      return timingSafeEqual(new Uint8Array(actual), new Uint8Array(Buffer.from(key, 'base64url')));
    },
  };
}
