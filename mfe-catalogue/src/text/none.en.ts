import { defineText } from '@lectern/shared/text';

/** Texts shown while nothing is published. */
export const noneText = defineText(() => ({
  title: 'No courses have been published yet',
  text: 'The first course will appear here as soon as it is published.',
}));
