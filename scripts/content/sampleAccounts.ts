import type { AuthAdmin } from '@lectern/backend';

/** One account for each role, for a local site. */
export const SAMPLE_ACCOUNTS = [
  { email: 'learner@lectern.example', displayName: 'Lena Learner', claims: {} },
  { email: 'teacher@lectern.example', displayName: 'Theo Teacher', claims: { teacher: true } },
  { email: 'admin@lectern.example', displayName: 'Ada Admin', claims: { admin: true } },
] as const;

/** Their password. It is public knowledge, so these accounts must never exist on a public site. */
export const SAMPLE_PASSWORD = 'lectern-sample';

/** Creates the sample accounts that do not exist yet. */
export async function seedSampleAccounts(admin: AuthAdmin): Promise<void> {
  for (const { email, displayName, claims } of SAMPLE_ACCOUNTS) {
    if (!admin.getAccountByEmail(email))
      await admin.createAccount({ email, password: SAMPLE_PASSWORD, displayName, emailVerified: true, claims });
  }
}

/** Removes the sample accounts and their data; returns the addresses of those that existed. */
export function removeSampleAccounts(admin: AuthAdmin): string[] {
  const found = findSampleAccounts(admin);
  for (const email of found) {
    const account = admin.getAccountByEmail(email);
    if (account) admin.deleteAccount(account.uid);
  }
  return found;
}

/** Returns the addresses of the sample accounts that exist. */
export function findSampleAccounts(admin: AuthAdmin): string[] {
  return SAMPLE_ACCOUNTS.map(({ email }) => email).filter((email) => admin.getAccountByEmail(email) !== null);
}
