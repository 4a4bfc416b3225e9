import type { Account, AuthAdmin } from '@lectern/backend';

/** The roles that an account can have, as custom claims. */
export const ROLES = ['teacher', 'admin'] as const;

/** A role of an account. */
export type Role = (typeof ROLES)[number];

type Claims = Record<string, unknown>;

/** Returns the claims with a role. */
export const withRole = (claims: Claims, role: Role): Claims => ({ ...claims, [role]: true });

/** Returns the claims without a role. */
export const withoutRole = (claims: Claims, role: Role): Claims =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => name !== role));

/** Returns true for the account of somebody who may decide at the desk now, whatever their token says. */
export const isActiveAdmin = (account: Account | null): boolean =>
  account !== null && !account.disabled && account.claims.admin === true;

/** Returns true when no other account is an active administrator. */
export function isLastAdmin(accounts: AuthAdmin, uid: string): boolean {
  return !accounts.search({ role: 'admin', limit: 1000 }).accounts.some((one) => one.uid !== uid && isActiveAdmin(one));
}
