import { AuthError } from '../AuthError';
import { createIdToken, type AuthContext } from '../authContext';
import { ID_TOKEN_SECONDS } from '../tokens/idToken';
import { textField, type RequestFields } from '../requestFields';
import { isSecret } from '../store/secrets';

/**
 * `securetoken.googleapis.com/v1/token`: returns a new ID token for a refresh token, which stays the same. A
 * well-formed but unknown token was revoked: it throws AuthError `TOKEN_EXPIRED`, and the SDK signs out.
 */
export function refresh(context: AuthContext, fields: RequestFields): object {
  if (fields.grant_type !== 'refresh_token')
    throw new AuthError(fields.grant_type === undefined ? 'MISSING_GRANT_TYPE' : 'INVALID_GRANT_TYPE');
  const refreshToken = textField(fields, 'refresh_token', 8192);
  if (refreshToken === undefined || refreshToken === '') throw new AuthError('MISSING_REFRESH_TOKEN');
  if (!isSecret(refreshToken)) throw new AuthError('INVALID_REFRESH_TOKEN');
  const session = context.sessions.find(refreshToken);
  const account = session === null ? null : context.accounts.find(session.uid);
  if (session === null || account === null) throw new AuthError('TOKEN_EXPIRED');
  if (account.disabled) throw new AuthError('USER_DISABLED');
  const idToken = createIdToken(context, account, session.signIn);
  return {
    access_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: account.uid,
    project_id: context.projectId,
  };
}
