/**
 * How the profile asks for what is the person's own: also without a network, so that a screen can say so instead of waiting in silence, and
 * without trying again what no second attempt mends.
 */
export const ownQuery = {
  networkMode: 'always',
  retry: (failures: number, error: Error): boolean => failures < 2 && !isLasting(error),
} as const;

const LASTING = ['offline', 'denied', 'signed-out', 'invalid'];

/** The kind of a BackendError, which is known by its name: the façades are built apart from this remote. */
export function backendKind(error: unknown): string | null {
  return error instanceof Error && error.name === 'BackendError' && 'kind' in error && typeof error.kind === 'string' ? error.kind : null;
}

function isLasting(error: unknown): boolean {
  return LASTING.includes(backendKind(error) ?? '');
}
