import { size } from '../count';

/** The words of a lesson that is kept on the device. */
export const offlineWords = {
  keep: 'Keep offline',
  keeping: (share: number) => `Keeping … ${String(Math.round(share * 100))}%`,
  cancel: 'Cancel',
  kept: (bytes: number) => `Kept on this device (${size(bytes)})`,
  remove: 'Remove',
  keptSaid: 'The lesson is kept on this device.',
  removedSaid: 'The lesson is no longer kept on this device.',
  full: 'This device has no room for the lesson. Remove other kept lessons under "Get the app", and try again.',
  failed: 'The lesson could not be kept. Check the connection, and try again.',
} as const;
