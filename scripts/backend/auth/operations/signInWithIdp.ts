import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import type { AccountRecord } from '../store/accounts';
import { authenticate, changeAndRevoke, startSession, type AuthContext, type RequestClient } from '../authContext';
import { GOOGLE, readLocalGoogleCredential, type GoogleProfile } from '../localGoogle';
import { textField, type RequestFields } from '../requestFields';
import { createUid } from '../store/secrets';

/**
 * `accounts:signInWithIdp` for the local Google provider, from this machine only. A verified address signs in to the
 * account that has it; an unverified one gets `needConfirmation`. With an `idToken`, links Google to its account.
 */
export function signInWithIdp(context: AuthContext, fields: RequestFields, visitor: RequestClient): object {
  if (!visitor.isLocal)
    throw new AuthError('OPERATION_NOT_ALLOWED', 'The local Google provider serves this machine only');
  const google = readLocalGoogleCredential(textField(fields, 'postBody', 16_384) ?? '');
  const idToken = textField(fields, 'idToken', 8192);
  return inTransaction(context.db, () => {
    if (idToken !== undefined)
      return answer(context, linkToAccount(context, authenticate(context, idToken).account, google), google, {
        isNewUser: false,
      });
    const known = context.accounts.findByIdentity(GOOGLE, google.subject);
    if (known !== null) return answer(context, known, google, { isNewUser: false });
    const holder = context.accounts.findByEmail(google.email);
    if (holder === null) return answer(context, createAccount(context, google), google, { isNewUser: true });
    if (!google.emailVerified) return confirmation(holder, google);
    return answer(context, storeLink(context, claimUnverified(context, holder), google), google, { isNewUser: false });
  });
}

function createAccount(context: AuthContext, google: GoogleProfile): AccountRecord {
  const { email, emailVerified, displayName, photoUrl } = google;
  return storeLink(
    context,
    context.accounts.insert(createUid(), context.now(), { email, emailVerified, displayName, photoUrl }),
    google,
  );
}

function linkToAccount(context: AuthContext, account: AccountRecord, google: GoogleProfile): AccountRecord {
  const owner = context.accounts.findByIdentity(GOOGLE, google.subject);
  if (owner !== null) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED');
  if (account.identities.some(({ provider }) => provider === GOOGLE)) throw new AuthError('PROVIDER_ALREADY_LINKED');
  const holder = context.accounts.findByEmail(google.email);
  if (holder !== null && holder.uid !== account.uid) throw new AuthError('EMAIL_EXISTS');
  const { email, emailVerified } = google;
  const named = account.email === null ? context.accounts.update(account.uid, { email, emailVerified }) : account;
  return storeLink(context, named, google);
}

/**
 * Gives an account with an unverified address to the proven owner of the address. A stranger may have created it in
 * advance, so that its password and sessions are removed.
 */
function claimUnverified(context: AuthContext, holder: AccountRecord): AccountRecord {
  if (holder.emailVerified) return holder;
  return changeAndRevoke(context, holder, { passwordHash: null, passwordUpdatedAt: null, emailVerified: true });
}

function storeLink(context: AuthContext, account: AccountRecord, google: GoogleProfile): AccountRecord {
  context.accounts.unlink(account.uid, GOOGLE);
  context.accounts.link(account.uid, { provider: GOOGLE, ...google });
  const verified = account.emailVerified || (google.emailVerified && google.email === account.email);
  return context.accounts.update(account.uid, {
    emailVerified: verified,
    displayName: account.displayName ?? google.displayName,
    photoUrl: account.photoUrl ?? google.photoUrl,
  });
}

function confirmation(holder: AccountRecord, google: GoogleProfile): object {
  const providers = [
    ...(holder.passwordHash === null ? [] : ['password']),
    ...holder.identities.map(({ provider }) => provider),
  ];
  return { ...profileAnswer(google), needConfirmation: true, verifiedProvider: providers };
}

function answer(
  context: AuthContext,
  { uid }: AccountRecord,
  google: GoogleProfile,
  { isNewUser }: { isNewUser: boolean },
): object {
  const { account, ...tokens } = startSession(context, uid, GOOGLE);
  return {
    ...profileAnswer(google),
    localId: account.uid,
    emailVerified: account.emailVerified,
    displayName: account.displayName ?? undefined,
    photoUrl: account.photoUrl ?? undefined,
    isNewUser,
    ...tokens,
  };
}

function profileAnswer({ subject, email, displayName, photoUrl, emailVerified }: GoogleProfile): object {
  // `local` marks that Google has not verified this.
  const profile = {
    sub: subject,
    email,
    email_verified: emailVerified,
    name: displayName ?? undefined,
    picture: photoUrl ?? undefined,
    local: true,
  };
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    federatedId: `https://accounts.google.com/${subject}`,
    providerId: GOOGLE,
    email,
    oauthIdToken: JSON.stringify(profile),
    rawUserInfo: JSON.stringify(profile),
  };
}
