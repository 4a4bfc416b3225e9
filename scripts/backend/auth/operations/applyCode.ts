import { inTransaction } from '../../persistence';
import { AuthError } from '../AuthError';
import type { AccountRecord } from '../store/accounts';
import { postActionMail } from '../mail/actionMail';
import { changeAndRevoke, type AuthContext, type RequestClient } from '../authContext';
import type { OneTimeCode } from '../store/oneTimeCodes';

/**
 * Applies a mailed one-time code: verifies the address of its account, changes it, or changes it back. Using it proves
 * that this client reads the account's mail. Throws AuthError.
 */
export function applyCode(context: AuthContext, oobCode: string, visitor: RequestClient): AccountRecord {
  return inTransaction(context.db, () => {
    const code = context.codes.consume(oobCode);
    const account = code.uid === null ? null : context.accounts.find(code.uid);
    if (account === null) throw new AuthError('INVALID_OOB_CODE');
    if (account.disabled) throw new AuthError('USER_DISABLED');
    context.clients.prove(account.uid, visitor.key);
    switch (code.kind) {
      case 'VERIFY_EMAIL':
        if (account.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
        return context.accounts.update(account.uid, { emailVerified: true });
      case 'VERIFY_AND_CHANGE_EMAIL':
        return changeAddress(context, account, code);
      case 'RECOVER_EMAIL':
        return recoverAddress(context, account, code.email);
      case 'EMAIL_SIGNIN':
      case 'PASSWORD_RESET':
        throw new AuthError('INVALID_OOB_CODE');
    }
  });
}

/** Moves the account to the new address, and mails the old one a code that undoes this. */
function changeAddress(context: AuthContext, account: AccountRecord, code: OneTimeCode): AccountRecord {
  if (account.email !== code.email || code.newEmail === null) throw new AuthError('INVALID_OOB_CODE');
  const changed = moveTo(context, account, code.newEmail);
  const recovery = context.codes.create({
    uid: account.uid,
    kind: 'RECOVER_EMAIL',
    email: code.email,
    newEmail: code.newEmail,
  });
  postActionMail(context, { to: code.email, kind: 'RECOVER_EMAIL', code: recovery });
  return changed;
}

/**
 * Changes the address back, also from another account that never verified it: a thief may have signed up with it. That
 * account may as well be the reader's own, and this one a stranger's: so its password is removed, and a mailed reset
 * sets the next.
 */
function recoverAddress(context: AuthContext, account: AccountRecord, email: string): AccountRecord {
  const noPassword = { passwordHash: null, passwordUpdatedAt: null };
  const holder = context.accounts.findByEmail(email);
  if (holder === null || holder.uid === account.uid || holder.emailVerified) return moveTo(context, account, email);
  changeAndRevoke(context, holder, { email: null, ...noPassword });
  return changeAndRevoke(context, account, { email, emailVerified: true, ...noPassword });
}

/** Gives the account an address that its owner has proved to read, and ends its sessions. */
function moveTo(context: AuthContext, account: AccountRecord, email: string): AccountRecord {
  const holder = context.accounts.findByEmail(email);
  if (holder !== null && holder.uid !== account.uid) throw new AuthError('EMAIL_EXISTS');
  return changeAndRevoke(context, account, { email, emailVerified: true });
}
