import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { Database } from '../../persistence';

/** The RSA key that signs ID tokens. `kid` names it in a token's header. */
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject };

export type SigningKeys = {
  /** The key, or null while none was ever needed: then no token can be genuine. */
  current(): SigningKey | null;
  /** The key, made and kept on first use without blocking others (about 0.1 s). */
  ensure(): Promise<SigningKey>;
  /** The same at once, for administration. */
  ensureSync(): SigningKey;
};

const RSA = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

/** Keeps the signing key in the database, so that tokens outlive a restart. */
export function createSigningKeys(db: Database, now: () => number): SigningKeys {
  let key: SigningKey | null = null;
  let pending: Promise<SigningKey> | null = null;
  const existing = (): SigningKey | null => {
    if (key !== null) return key;
    const row = db.prepare('SELECT private_key FROM auth_keys ORDER BY created_at, kid LIMIT 1').get([]) as
      { private_key: string } | undefined;
    if (row !== undefined) key = toKey(row.private_key);
    return key;
  };
  const keep = (pem: string): SigningKey => {
    const kept = existing();
    if (kept !== null) return kept;
    db.prepare('INSERT INTO auth_keys (kid, private_key, created_at) VALUES (?, ?, ?)').run([
      toKey(pem).kid,
      pem,
      now(),
    ]);
    key = toKey(pem);
    return key;
  };
  const generate = (): Promise<SigningKey> =>
    new Promise((resolve, reject) => {
      generateKeyPair('rsa', RSA, (error, _publicKey, pem) => {
        try {
          if (error) throw error;
          resolve(keep(pem));
        } catch (failure) {
          reject(failure instanceof Error ? failure : new Error(String(failure)));
        }
      });
    });
  return {
    current: existing,
    ensure: async () => {
      const kept = existing();
      if (kept !== null) return kept;
      pending ??= generate().finally(() => {
        pending = null;
      });
      return pending;
    },
    ensureSync: () => existing() ?? keep(generateKeyPairSync('rsa', RSA).privateKey),
  };
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
