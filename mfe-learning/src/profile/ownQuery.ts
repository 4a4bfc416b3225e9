import { kindOf } from '@lectern/shared/failure';

/**
 * How the profile asks for what is the person's own: also without a network, so that a screen can say so instead of
 * waiting in silence, and without trying again what no second attempt mends.
 */
export const ownQuery = {
  networkMode: 'always',
  retry: (failures: number, error: Error): boolean => failures < 2 && !isLasting(error),
} as const;

const LASTING = ['offline', 'denied', 'signed-out', 'invalid'];

function isLasting(error: unknown): boolean {
  return LASTING.includes(kindOf(error) ?? '');
}
