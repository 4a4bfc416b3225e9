import * as v from 'valibot';
import type { ErasedAccount, PasswordHash, TransferredAccount } from '@lectern/backend';
import type { HashParameters } from './manifest';

const user = v.object({
  localId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean(), false),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.optional(v.boolean(), false),
  customAttributes: v.optional(v.string(), '{}'),
  createdAt: v.optional(v.string(), '0'),
  lastSignedInAt: v.optional(v.string()),
  lastLoginAt: v.optional(v.string()),
  passwordHash: v.optional(v.string()),
  salt: v.optional(v.string(), ''),
  providerUserInfo: v.optional(
    v.array(
      v.object({
        providerId: v.string(),
        rawId: v.optional(v.string()),
        email: v.optional(v.string()),
        displayName: v.optional(v.string()),
        photoUrl: v.optional(v.string()),
      }),
    ),
    [],
  ),
});

/** Returns an account as `firebase auth:import` reads it. Source: Firebase, "Auth: import and export", JSON. */
export function userJsonOf(account: TransferredAccount): Record<string, unknown> {
  const { uid, email, displayName, photoUrl, disabled, claims, createdAt, lastLoginAt, password } = account;
  return withoutNull({
    localId: uid,
    email,
    emailVerified: account.emailVerified,
    passwordHash: password?.key,
    salt: password?.salt,
    displayName,
    photoUrl,
    createdAt: String(createdAt),
    lastSignedInAt: lastLoginAt === null ? null : String(lastLoginAt),
    disabled: disabled || null,
    customAttributes: Object.keys(claims).length === 0 ? null : JSON.stringify(claims),
    providerUserInfo: account.identities.map(({ provider, subject, ...identity }) =>
      withoutNull({ providerId: provider, rawId: subject, ...identity }),
    ),
  });
}

/**
 * Returns the account of a JSON user, whose password was hashed with these parameters. Throws an Error that names the
 * malformed field.
 */
export function parseUserJson(json: unknown, hash: HashParameters | null): TransferredAccount {
  const parsed = v.safeParse(user, json);
  if (!parsed.success) throw new Error(`malformed field ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  const { output } = parsed;
  const lastLoginAt = output.lastSignedInAt ?? output.lastLoginAt;
  return {
    uid: output.localId,
    email: output.email?.toLowerCase() ?? null,
    emailVerified: output.emailVerified,
    displayName: output.displayName ?? null,
    photoUrl: output.photoUrl ?? null,
    disabled: output.disabled,
    claims: parseClaims(output.customAttributes),
    createdAt: Number(output.createdAt),
    lastLoginAt: lastLoginAt === undefined ? null : Number(lastLoginAt),
    password: output.passwordHash ? passwordOf(output.passwordHash, output.salt, hash) : null,
    identities: output.providerUserInfo.flatMap(({ providerId, rawId, email, displayName, photoUrl }) =>
      rawId === undefined || NO_IDENTITIES.has(providerId)
        ? []
        : [
            {
              provider: providerId,
              subject: rawId,
              email: email ?? null,
              displayName: displayName ?? null,
              photoUrl: photoUrl ?? null,
            },
          ],
    ),
  };
}

const erased = v.object({
  uidHash: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  erasedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Returns the line of a deleted account. */
export const erasedLineOf = ({ uidHash, erasedAt }: ErasedAccount): string => JSON.stringify({ uidHash, erasedAt });

/** Returns the deleted account of a line. Throws an Error that names the malformed field. */
export function parseErasedLine(json: unknown): ErasedAccount {
  const parsed = v.safeParse(erased, json);
  if (!parsed.success) throw new Error(`malformed field ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  return parsed.output;
}

/** Entries of `providerUserInfo` that repeat the account itself. */
const NO_IDENTITIES = new Set(['password', 'phone']);

/** Returns the parameters of a password hash, which an export keeps once for all accounts that share them. */
export function parametersOf(hash: PasswordHash): HashParameters {
  if (hash.algorithm === 'STANDARD_SCRYPT') {
    const { algorithm, N, r, p, key } = hash;
    const dkLen = Buffer.from(key, 'base64').length;
    return { algorithm, memCost: N, parallelization: p, blockSize: r, dkLen };
  }
  const { algorithm, memCost, rounds, saltSeparator, signerKey } = hash;
  return { algorithm, memCost, rounds, saltSeparator, signerKey };
}

function passwordOf(key: string, salt: string, hash: HashParameters | null): PasswordHash {
  if (hash === null) throw new Error('a password hash without its parameters');
  const base64 = { salt: toBase64(salt), key: toBase64(key) };
  if (hash.algorithm === 'SCRYPT') return { ...hash, ...base64 };
  if (hash.dkLen !== 32) throw new Error('a password hash whose key is not of 32 bytes');
  const { algorithm, memCost: N, blockSize: r, parallelization: p } = hash;
  return { algorithm, N, r, p, ...base64 };
}

/** Returns the command of Firebase's own tool that imports a file of accounts. It names no secret. */
export function importCommand(file: string, hash: HashParameters | null): string {
  if (hash === null) return `firebase auth:import ${file}`;
  const options =
    hash.algorithm === 'SCRYPT'
      ? { 'hash-key': '<signerKey>', 'salt-separator': hash.saltSeparator, rounds: hash.rounds }
      : { parallelization: hash.parallelization, 'block-size': hash.blockSize, 'dk-len': hash.dkLen };
  const words = Object.entries({ 'hash-algo': hash.algorithm, 'mem-cost': hash.memCost, ...options });
  return `firebase auth:import ${file} ${words.map(([name, value]) => `--${name}=${String(value)}`).join(' ')}`;
}

function parseClaims(json: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(json === '' ? '{}' : json);
  if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims as Record<string, unknown>;
  throw new Error('malformed field customAttributes');
}

/** Hosted Firebase answers with web-safe base64. */
const toBase64 = (text: string): string => Buffer.from(text, 'base64').toString('base64');

const withoutNull = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
