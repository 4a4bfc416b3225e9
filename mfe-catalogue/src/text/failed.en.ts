import { defineText } from '@lectern/shared/text';

/** Names what failed to load, for error panels. */
export const failedText = defineText(() => ({
  catalogue: 'The catalogue could not be loaded',
}));
