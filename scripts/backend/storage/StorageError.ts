/** A refused request, with Firebase Storage's HTTP status. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the JSON body of an error. */
export function storageErrorBody(
  status: number,
  message: string,
): { error: { code: number; message: string; status: string } } {
  const names: Record<number, string> = {
    401: 'UNAUTHENTICATED',
    402: 'RESOURCE_EXHAUSTED',
    403: 'PERMISSION_DENIED',
    404: 'NOT_FOUND',
    500: 'INTERNAL',
  };
  return { error: { code: status, message, status: names[status] ?? 'INVALID_ARGUMENT' } };
}
