import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../persistence';

/** The RSA key that signs ID tokens. `kid` names it in a token's header. */
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

/** The signing key of a database, generated when it is first needed. */
export type SigningKeys = {
  /** Returns the key, or null when none was generated yet: no token can be genuine then. */
  current(): SigningKey | null;
  /** Resolves to the key. Generates it without blocking the process (about 0.1 s). */
  ensure(): Promise<SigningKey>;
  /** Returns the key. Blocks the process while it is generated. */
  ensureSync(): SigningKey;
  /** Removes the key: no token that it signed is genuine any more. The next one is generated when it is needed. */
  replace(): void;
};

const RSA = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const generate = promisify(generateKeyPair);

/** Stores the signing key in the database, so that tokens survive a restart. */
export function createSigningKeys(db: Database, now: () => number): SigningKeys {
  let key: SigningKey | null = null;
  let pending: Promise<SigningKey> | null = null;
  const current = (): SigningKey | null => (key ??= readKey(db));
  const store = (pem: string): SigningKey => {
    const stored = current();
    if (stored !== null) return stored;
    key = toKey(pem);
    const sql = 'INSERT INTO auth_keys (kid, private_key, created_at) VALUES (?, ?, ?)';
    db.prepare(sql).run([key.kid, pem, now()]);
    return key;
  };
  return {
    current,
    async ensure() {
      const stored = current();
      if (stored !== null) return stored;
      pending ??= generate('rsa', RSA)
        .then(({ privateKey }) => store(privateKey))
        .finally(() => (pending = null));
      return pending;
    },
    replace() {
      key = null;
      db.prepare('DELETE FROM auth_keys').run([]);
    },
    ensureSync: () => current() ?? store(generateKeyPairSync('rsa', RSA).privateKey),
  };
}

function readKey(db: Database): SigningKey | null {
  const row = db.prepare('SELECT private_key FROM auth_keys ORDER BY created_at, kid LIMIT 1').get([]) as
    { private_key: string } | undefined;
  return row === undefined ? null : toKey(row.private_key);
}

function toKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(String(publicKey.export({ type: 'spki', format: 'pem' })))
    .digest('hex')
    .slice(0, 40);
  return { kid, privateKey, publicKey };
}
