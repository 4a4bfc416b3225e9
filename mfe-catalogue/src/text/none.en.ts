import { translatable } from '@lectern/shared/translations';

/** Texts shown while nothing is published. */
export const noneText = translatable('none', () => ({
  title: 'No courses have been published yet',
  text: 'The first course will appear here as soon as it is published.',
}));
