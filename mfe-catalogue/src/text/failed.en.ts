import { translatable } from '@lectern/shared/translations';

/** Names what failed to load, for error panels. */
export const failedText = translatable('failed', () => ({
  catalogue: 'The catalogue could not be loaded',
}));
