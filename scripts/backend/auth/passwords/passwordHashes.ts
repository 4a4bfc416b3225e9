import { createCipheriv, randomBytes, timingSafeEqual } from 'node:crypto';
import { AuthError } from '../AuthError';
import type { PasswordCost } from '../contract';
import { FairQueue, QueueFull } from './fairQueue';
import { createHashThread } from './hashThread';
import { parseHash, type PasswordHash } from './passwordHash';

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

/** One hash at a time: scrypt takes memory bandwidth that pages need too. A class of 250 may sign in at once. */
const QUEUE = { concurrency: 1, perClient: 250, total: 1000 };
/** About the time that a full queue of one client takes. */
const RETRY_SECONDS = 30;

/** One thread for the whole process. It starts with the first hash. */
const thread = createHashThread();

type Derive = (password: string, salt: string | Uint8Array, cost: PasswordCost) => Promise<Buffer>;

/** Creates the hashing of passwords with this scrypt cost. A stored hash is verified with the cost that it names. */
export function createPasswordHashes(cost: PasswordCost = DEFAULT_COST): PasswordHashes {
  const queue = new FairQueue(QUEUE);
  const deriveFor =
    (client: string): Derive =>
    async (password, salt, parameters) => {
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
      const key = await deriveFor(client)(password.normalize('NFKC'), salt, cost);
      return ['scrypt', cost.N, cost.r, cost.p, salt, key.toString('base64url')].join('$');
    },
    async verify(password, text, client) {
      const derive = deriveFor(client);
      const hash = text === null ? null : parseHash(text);
      if (hash === null) {
        await derive(password.normalize('NFKC'), 'nobody', cost);
        return false;
      }
      const actual = await keyOf(derive, password, hash, cost);
      const expected = new Uint8Array(Buffer.from(hash.key, 'base64'));
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

/** Derives the key of a password as the stored hash was derived: by this service, or by hosted Firebase. */
async function keyOf(derive: Derive, password: string, hash: PasswordHash, cost: PasswordCost): Promise<Uint8Array> {
  const salt = new Uint8Array(Buffer.from(hash.salt, 'base64'));
  if (hash.algorithm === 'STANDARD_SCRYPT')
    return new Uint8Array(await derive(password.normalize('NFKC'), salt, { N: hash.N, r: hash.r, p: hash.p }));
  const separator = new Uint8Array(Buffer.from(hash.saltSeparator, 'base64'));
  const parameters = { N: 2 ** hash.memCost, r: hash.rounds, p: 1 };
  const key = await derive(password, new Uint8Array([...salt, ...separator]), parameters);
  // Firebase's hash costs less than ours. The difference is spent too: otherwise the time of an answer would tell which
  // accounts exist.
  if (cost.p > 1) await derive(password, 'nobody', { ...cost, p: cost.p - 1 });
  const cipher = createCipheriv('aes-256-ctr', new Uint8Array(key), new Uint8Array(16));
  return new Uint8Array(cipher.update(new Uint8Array(Buffer.from(hash.signerKey, 'base64'))));
}
