/** The kind of a BackendError; empty for any other error. */
export const kindOf = (error: unknown): string => (error instanceof Error && 'kind' in error ? String(error.kind) : '');
