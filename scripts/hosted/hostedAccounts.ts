import * as v from 'valibot';
import type { Account } from '@lectern/backend';
import type { CallGoogle } from './callGoogle';

/** Accounts of a hosted project. Every function rejects as CallGoogle does. */
export type HostedAccounts = {
  find(uid: string): Promise<Account | null>;
  findByEmail(email: string): Promise<Account | null>;
  /** Replaces the custom claims. The next ID token carries them. */
  setClaims(uid: string, claims: Record<string, unknown>): Promise<void>;
  /** Disables an account and revokes its refresh tokens. */
  disable(uid: string): Promise<void>;
  enable(uid: string): Promise<void>;
  /** Reads every account, a thousand at a time, and resolves to those with a custom claim of this name that is true. */
  listByRole(role: string): Promise<Account[]>;
};

const user = v.object({
  localId: v.string(),
  email: v.optional(v.string()),
  emailVerified: v.optional(v.boolean(), false),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.optional(v.boolean(), false),
  customAttributes: v.optional(v.string(), '{}'),
  createdAt: v.optional(v.string(), '0'),
  lastLoginAt: v.optional(v.string()),
});
const page = v.object({ users: v.optional(v.array(user), []), nextPageToken: v.optional(v.string(), '') });

/** Returns the accounts at `origin`, such as `https://identitytoolkit.googleapis.com`. Source: Identity Toolkit v1. */
export function hostedAccounts(call: CallGoogle, origin: string, projectId: string): HostedAccounts {
  const root = `${origin}/v1/projects/${projectId}/accounts`;
  const lookUp = async (wanted: object): Promise<Account | null> => {
    const [found] = v.parse(page, await call(`${root}:lookup`, wanted)).users;
    return found ? toAccount(found) : null;
  };
  const update = async (change: object): Promise<void> => void (await call(`${root}:update`, change));
  return {
    find: (uid) => lookUp({ localId: [uid] }),
    findByEmail: (email) => lookUp({ email: [email] }),
    setClaims: (uid, claims) => update({ localId: uid, customAttributes: JSON.stringify(claims) }),
    disable: (uid) => update({ localId: uid, disableUser: true, validSince: String(Math.floor(Date.now() / 1000)) }),
    enable: (uid) => update({ localId: uid, disableUser: false }),
    async listByRole(role) {
      const found: Account[] = [];
      for (let next: string | null = ''; next !== null;) {
        const parameters: string = next === '' ? '' : `&nextPageToken=${encodeURIComponent(next)}`;
        const { users, nextPageToken } = v.parse(page, await call(`${root}:batchGet?maxResults=1000${parameters}`));
        found.push(...users.map(toAccount).filter(({ claims }) => claims[role] === true));
        next = nextPageToken === '' || users.length === 0 ? null : nextPageToken;
      }
      return found;
    },
  };
}

function toAccount(found: v.InferOutput<typeof user>): Account {
  const { localId, email, emailVerified, displayName, photoUrl, disabled, createdAt, lastLoginAt } = found;
  return {
    uid: localId,
    email: email ?? null,
    emailVerified,
    displayName: displayName ?? null,
    photoUrl: photoUrl ?? null,
    disabled,
    claims: claimsOf(found.customAttributes),
    createdAt: Number(createdAt),
    lastLoginAt: lastLoginAt === undefined ? null : Number(lastLoginAt),
  };
}

function claimsOf(text: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(text);
  return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
}
