import { AuthError } from '../AuthError';
import { accountResponse } from '../accountResponse';
import { authenticate, type AuthContext } from '../authContext';
import { textField, type RequestFields } from '../requestFields';

/** `accounts:lookup`: returns the account of the ID token. */
export function lookup(context: AuthContext, fields: RequestFields): object {
  const { account } = authenticate(context, requiredIdToken(fields));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountResponse(account)] };
}

/** Returns the ID token of a request. Throws AuthError `MISSING_ID_TOKEN`. */
export function requiredIdToken(fields: RequestFields): string {
  const idToken = textField(fields, 'idToken', 8192);
  if (idToken === undefined || idToken === '') throw new AuthError('MISSING_ID_TOKEN');
  return idToken;
}
