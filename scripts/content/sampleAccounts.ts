import type { AuthAdmin } from '@lectern/backend';

/** One account for each kind of visitor, for a site on one's own machine. */
export const SAMPLE_ACCOUNTS = [
  { email: 'learner@lectern.example', displayName: 'Lena Learner', claims: {} },
  { email: 'teacher@lectern.example', displayName: 'Theo Teacher', claims: { teacher: true } },
  { email: 'admin@lectern.example', displayName: 'Ada Admin', claims: { admin: true } },
] as const;

/** The password of each; it is public, so these accounts must never exist on a site that others can reach. */
export const SAMPLE_PASSWORD = 'lectern-sample';

/** Creates those of the sample accounts that do not exist; leaves the others as they are. */
export async function seedSampleAccounts(admin: AuthAdmin): Promise<void> {
  for (const { email, displayName, claims } of SAMPLE_ACCOUNTS) {
    if (!admin.getAccountByEmail(email))
      await admin.createAccount({ email, password: SAMPLE_PASSWORD, displayName, emailVerified: true, claims });
  }
}

/** Removes the sample accounts with everything that is their own; returns the addresses of those that existed. */
export function removeSampleAccounts(admin: AuthAdmin): string[] {
  const found = findSampleAccounts(admin);
  for (const email of found) {
    const account = admin.getAccountByEmail(email);
    if (account) admin.deleteAccount(account.uid);
  }
  return found;
}

/** The addresses of the sample accounts that exist. */
export function findSampleAccounts(admin: AuthAdmin): string[] {
  return SAMPLE_ACCOUNTS.map(({ email }) => email).filter((email) => admin.getAccountByEmail(email) !== null);
}
