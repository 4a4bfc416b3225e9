/** A refusal with the HTTP status and the JSON body that Firebase answers. `code` is Firebase's, e.g. `EMAIL_EXISTS`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly body: { error: { code: number; message: string; status: string; errors: { message: string; domain: string; reason: string }[] } };
  constructor(
    readonly code: string,
    detail?: string,
    readonly status = 400,
  ) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    const reason = status === 401 ? 'authError' : 'invalid';
    const statusName = status === 401 ? 'UNAUTHENTICATED' : status === 404 ? 'NOT_FOUND' : 'INVALID_ARGUMENT';
    this.body = {
      error: { code: status, message: this.message, status: statusName, errors: [{ message: this.message, domain: 'global', reason }] },
    };
  }
}
