import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import { continueUrlOf, postActionMail, postAddressInUseNotice } from '../mail/actionMail';
import type { Attempt } from '../attempts';
import type { AccountRecord } from '../store/accounts';
import { authenticate, requireMethod, requireRecentSignIn, type AuthContext, type RequestClient } from '../authContext';
import { emailField, textField, type RequestFields } from '../requestFields';
import { requiredIdToken } from './lookup';

/**
 * `accounts:sendOobCode`: mails a link with a one-time code. The response to a reset is the same for known and unknown
 * addresses.
 */
export function sendOobCode(context: AuthContext, fields: RequestFields, visitor: RequestClient): object {
  const kind = textField(fields, 'requestType');
  const continueUrl = continueUrlOf(context, fields);
  const send = { kind: 'identitytoolkit#GetOobConfirmationCodeResponse' };
  switch (kind) {
    case 'PASSWORD_RESET':
      return { ...send, email: sendReset(context, emailField(fields), continueUrl, visitor) };
    case 'VERIFY_EMAIL':
      return { ...send, email: sendVerification(context, fields, continueUrl, visitor) };
    case 'VERIFY_AND_CHANGE_EMAIL':
      return { ...send, email: sendChange(context, fields, continueUrl, visitor) };
    case 'EMAIL_SIGNIN':
      return { ...send, email: sendSignIn(context, emailField(fields), continueUrl, visitor) };
    case undefined:
    case '':
      throw new AuthError('MISSING_REQ_TYPE');
    default:
      throw new AuthError('INVALID_REQ_TYPE');
  }
}

function sendReset(
  context: AuthContext,
  email: string,
  continueUrl: string | undefined,
  visitor: RequestClient,
): string {
  context.attempts.take(mailAttempt(email, visitor));
  const account = context.accounts.findByEmail(email);
  if (account === null && !context.enumerationProtection) throw new AuthError('EMAIL_NOT_FOUND');
  // The owner of the address has links already, whoever asked for them: each is a way in for an hour.
  if (context.attempts.isLimited({ mailPerAddress: email })) return email;
  context.attempts.take({ mailPerAddress: email });
  inTransaction(context.db, () => {
    // An unknown or disabled account gets a decoy code and mail: the same durable transaction hides the difference.
    const known = account !== null && !account.disabled;
    const code = context.codes.create({
      uid: known ? account.uid : null,
      kind: 'PASSWORD_RESET',
      email,
      newEmail: null,
    });
    postActionMail(context, { to: email, kind: 'PASSWORD_RESET', code, continueUrl, isDecoy: !known }, visitor);
  });
  return email;
}

function sendSignIn(
  context: AuthContext,
  email: string,
  continueUrl: string | undefined,
  visitor: RequestClient,
): string {
  requireMethod(context, 'email-link', 'Sign-in by e-mail link');
  if (continueUrl === undefined) throw new AuthError('MISSING_CONTINUE_URI');
  context.attempts.take(mailAttempt(email, visitor));
  if (context.attempts.isLimited({ mailPerAddress: email })) return email;
  context.attempts.take({ mailPerAddress: email });
  inTransaction(context.db, () => {
    const uid = context.accounts.findByEmail(email)?.uid ?? null;
    const code = context.codes.create({ uid, kind: 'EMAIL_SIGNIN', email, newEmail: null });
    postActionMail(context, { to: email, kind: 'EMAIL_SIGNIN', code, continueUrl }, visitor);
  });
  return email;
}

function sendVerification(
  context: AuthContext,
  fields: RequestFields,
  continueUrl: string | undefined,
  visitor: RequestClient,
): string {
  const { account } = authenticate(context, requiredIdToken(fields));
  const email = addressOf(account);
  countMail(context, email, visitor);
  inTransaction(context.db, () => {
    const code = context.codes.create({ uid: account.uid, kind: 'VERIFY_EMAIL', email, newEmail: null });
    postActionMail(context, { to: email, kind: 'VERIFY_EMAIL', code, continueUrl }, visitor);
  });
  return email;
}

function sendChange(
  context: AuthContext,
  fields: RequestFields,
  continueUrl: string | undefined,
  visitor: RequestClient,
): string {
  const { account, claims } = authenticate(context, requiredIdToken(fields));
  requireRecentSignIn(context, claims);
  const newEmail = emailField(fields, 'MISSING_NEW_EMAIL', 'newEmail');
  countMail(context, newEmail, visitor);
  const taken = context.accounts.findByEmail(newEmail) !== null;
  if (taken && !context.enumerationProtection) throw new AuthError('EMAIL_EXISTS');
  const email = addressOf(account);
  inTransaction(context.db, () => {
    if (taken) {
      postAddressInUseNotice(context, newEmail);
      return;
    }
    const code = context.codes.create({ uid: account.uid, kind: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail });
    postActionMail(context, { to: newEmail, kind: 'VERIFY_AND_CHANGE_EMAIL', code, continueUrl }, visitor);
  });
  return email;
}

function addressOf(account: AccountRecord): string {
  if (account.email === null) throw new AuthError('MISSING_EMAIL');
  return account.email;
}

function countMail(context: AuthContext, email: string, visitor: RequestClient): void {
  context.attempts.take({ ...mailAttempt(email, visitor), mailPerAddress: email });
}

function mailAttempt(email: string, { key }: RequestClient): Attempt {
  return { mailPerAddressAndClient: `${email} ${key}`, mailPerClient: key };
}
