/** The JSON body of an error, in the form of Google's APIs. */
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

/** Returns the body of an error response with HTTP status `code`. */
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

/** A refused request, with Firebase's HTTP status and JSON body. `code` is Firebase's code, e.g. `EMAIL_EXISTS`. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly body: ErrorBody;
  constructor(
    readonly code: string,
    detail?: string,
    readonly status = 400,
    /** Sent as `Retry-After`: when the request can succeed. */
    readonly retrySeconds: number | null = null,
  ) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.body = errorBody(status, this.message);
  }
}
