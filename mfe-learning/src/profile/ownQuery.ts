import { kindOf } from '@lectern/shared/failure';

/**
 * Query options for a person's own data. It is requested even while offline, so that the screen reports the failure
 * instead of waiting. It is not retried when the failure would repeat.
 */
export const ownQuery = {
  networkMode: 'always',
  retry: (failures: number, error: Error): boolean => failures < 2 && !isPermanent(error),
} as const;

const PERMANENT = ['offline', 'denied', 'signed-out', 'invalid'];

function isPermanent(error: unknown): boolean {
  return PERMANENT.includes(kindOf(error) ?? '');
}
