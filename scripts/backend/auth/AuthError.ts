/** The JSON of an error, as Google's services write it. */
type ErrorBody = {
  error: {
    code: number;
    message: string;
    status: string;
    errors: { message: string; domain: string; reason: string }[];
  };
};

const STATUS_NAMES: Record<number, string> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** Returns the body of an error answer with the HTTP status `code`. */
export function errorBody(code: number, message: string): ErrorBody {
  const reason = code === 401 ? 'authError' : 'invalid';
  return {
    error: {
      code,
      message,
      status: STATUS_NAMES[code] ?? 'INVALID_ARGUMENT',
      errors: [{ message, domain: 'global', reason }],
    },
  };
}

/**
 * A refusal with the HTTP status and the JSON body that Firebase answers. `code` is Firebase's, e.g. `EMAIL_EXISTS`.
 */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly body: ErrorBody;
  constructor(
    readonly code: string,
    detail?: string,
    readonly status = 400,
  ) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.body = errorBody(status, this.message);
  }
}
