import { translatable } from '@lectern/shared/translations';

/** Texts of a failed load, for every screen. */
export const loadingText = translatable('loading', () => ({
  title: 'This could not be loaded',
  reason: 'The connection may be down, or the service may be busy.',
  offlineTitle: 'You are offline',
  offlineReason: 'This has not been loaded on this device before. Try again when you are connected.',
  tryAgain: 'Try again',
}));
