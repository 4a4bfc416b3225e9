/** The canonical codes of this service and their HTTP status. Source: google.rpc.Code. */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
} as const;

export type StatusCode = keyof typeof HTTP_STATUS;

/** A refused request, with Firestore's HTTP status and JSON body. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;

  constructor(
    readonly code: StatusCode,
    message: string,
  ) {
    super(message);
    this.status = HTTP_STATUS[code];
  }

  get body(): { error: { code: number; message: string; status: string } } {
    return { error: { code: this.status, message: this.message, status: this.code } };
  }
}

/** Returns the error for a malformed request. */
export function invalid(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}
