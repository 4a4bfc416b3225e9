import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import { accountResponse } from '../accountResponse';
import type { AccountChange, AccountRecord } from '../store/accounts';
import {
  authenticate,
  changeAndRevoke,
  continueSession,
  requireChangeWithoutMail,
  requireRecentSignIn,
  type AuthContext,
  type RequestClient,
} from '../authContext';
import { checkPassword } from '../passwords/passwordPolicy';
import { emailField, flagField, passwordField, textField, textListField, type RequestFields } from '../requestFields';
import { applyCode } from './applyCode';
import { requiredIdToken } from './lookup';
import { requiredCode } from './resetPassword';

const KIND = 'identitytoolkit#SetAccountInfoResponse';

/**
 * `accounts:update`: changes profile, password, address or linked providers of the account of the ID token, or applies
 * a one-time code.
 */
export async function update(context: AuthContext, fields: RequestFields, visitor: RequestClient): Promise<object> {
  if (fields.oobCode !== undefined)
    return { kind: KIND, ...accountResponse(applyCode(context, requiredCode(fields), visitor)) };
  const idToken = requiredIdToken(fields);
  const { account, claims } = authenticate(context, idToken);
  const sensitive = await sensitiveChange(context, fields, account, visitor);
  const removed = textListField(fields, 'deleteProvider');
  if (sensitive !== null || removed.length > 0) requireRecentSignIn(context, claims);
  const change = profileChange(fields);
  const wantsTokens = flagField(fields, 'returnSecureToken');
  return inTransaction(context.db, () => {
    const before = authenticate(context, idToken);
    if (sensitive?.email && context.accounts.findByEmail(sensitive.email) !== null) throw new AuthError('EMAIL_EXISTS');
    for (const provider of removed) context.accounts.unlink(account.uid, provider);
    if (removed.includes('password'))
      Object.assign(change, { passwordHash: null, passwordUpdatedAt: null, emailLink: false });
    const after =
      sensitive === null
        ? context.accounts.update(account.uid, change)
        : changeAndRevoke(context, before.account, { ...change, ...sensitive });
    return {
      kind: KIND,
      ...accountResponse(after),
      ...(wantsTokens ? continueSession(context, { ...before, account: after }) : {}),
    };
  });
}

function profileChange(fields: RequestFields): AccountChange {
  const change: AccountChange = {};
  const cleared = textListField(fields, 'deleteAttribute');
  if (fields.displayName !== undefined) change.displayName = textField(fields, 'displayName', 256) ?? null;
  if (fields.photoUrl !== undefined) change.photoUrl = textField(fields, 'photoUrl') ?? null;
  if (cleared.includes('DISPLAY_NAME')) change.displayName = null;
  if (cleared.includes('PHOTO_URL')) change.photoUrl = null;
  return change;
}

async function sensitiveChange(
  context: AuthContext,
  fields: RequestFields,
  account: AccountRecord,
  visitor: RequestClient,
): Promise<AccountChange | null> {
  const change: AccountChange = {};
  if (typeof fields.email === 'string') {
    const email = emailField(fields);
    if (email !== account.email) Object.assign(change, addressChange(context, email));
  }
  if (fields.password !== undefined && fields.password !== null) {
    const password = passwordField(fields);
    checkPassword(password, account.email);
    if (account.email === null) throw new AuthError('MISSING_EMAIL');
    change.passwordHash = await context.passwords.hash(password, visitor.key);
    change.passwordUpdatedAt = context.now();
  }
  return Object.keys(change).length === 0 ? null : change;
}

function addressChange(context: AuthContext, email: string): AccountChange {
  requireChangeWithoutMail(context);
  return { email, emailVerified: false };
}
