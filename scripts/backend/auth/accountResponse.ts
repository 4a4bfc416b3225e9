import type { AccountRecord } from './store/accounts';

/**
 * Returns an account as the responses of `accounts:lookup` and `accounts:update` contain it. Times are strings of
 * milliseconds or seconds, as in hosted Firebase.
 */
export function accountResponse(account: AccountRecord): Record<string, unknown> {
  const custom = Object.keys(account.claims).length === 0 ? undefined : JSON.stringify(account.claims);
  return {
    localId: account.uid,
    email: account.email ?? undefined,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? undefined,
    photoUrl: account.photoUrl ?? undefined,
    // Hosted Firebase never sends the hash. The SDK only checks that there is one.
    passwordHash: account.passwordHash === null ? undefined : 'UkVEQUNURUQ=',
    passwordUpdatedAt: account.passwordUpdatedAt ?? undefined,
    emailLinkSignin: account.emailLink || undefined,
    providerUserInfo: providers(account),
    validSince: String(account.validSince),
    disabled: account.disabled,
    lastLoginAt: account.lastLoginAt === null ? undefined : String(account.lastLoginAt),
    createdAt: String(account.createdAt),
    customAttributes: custom,
  };
}

function providers(account: AccountRecord): Record<string, unknown>[] {
  const { email, passwordHash, emailLink, displayName, photoUrl } = account;
  const password =
    email === null || (passwordHash === null && !emailLink)
      ? []
      : [
          {
            providerId: 'password',
            displayName: displayName ?? undefined,
            photoUrl: photoUrl ?? undefined,
            federatedId: email,
            email,
            rawId: email,
          },
        ];
  const linked = account.identities.map((identity) => ({
    providerId: identity.provider,
    rawId: identity.subject,
    federatedId: identity.subject,
    email: identity.email ?? undefined,
    displayName: identity.displayName ?? undefined,
    photoUrl: identity.photoUrl ?? undefined,
  }));
  return [...password, ...linked];
}
