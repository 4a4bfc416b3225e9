import type { Account, AuthAdmin } from '@lectern/backend';

/** The roles that an account can have, as custom claims. */
export const ROLES = ['teacher', 'admin'] as const;

/** A role of an account. */
export type Role = (typeof ROLES)[number];

/** Returns the claims with or without a role. */
export function withRole(claims: Record<string, unknown>, role: Role, wanted: boolean): Record<string, unknown> {
  const others = Object.entries(claims).filter(([name]) => name !== role);
  return Object.fromEntries(wanted ? [...others, [role, true]] : others);
}

/** Returns true for the account of somebody who may decide at the desk now, whatever their token says. */
export const isActiveAdmin = (account: Account | null): boolean =>
  account !== null && !account.disabled && account.claims.admin === true;

/** Returns true when no other account is an active administrator. */
export function isLastAdmin(accounts: AuthAdmin, uid: string): boolean {
  return !accounts.search({ role: 'admin', limit: 1000 }).accounts.some((one) => one.uid !== uid && isActiveAdmin(one));
}
