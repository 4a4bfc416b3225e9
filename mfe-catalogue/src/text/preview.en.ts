import { translatable } from '@lectern/shared/translations';
import { languageOf } from './plainEnglish';

/** Texts of lesson previews. */
export const previewText = translatable('preview', (format) => ({
  failed: 'The preview could not be loaded',
  notPlayed: 'The preview could not be played',
  none: 'This lesson has no preview yet.',
  broken: 'This lesson contains an error and cannot be shown.',
  panes: { html: 'HTML', css: 'CSS', js: 'JavaScript' },
  check: 'Check the answer',
  right: 'Right',
  wrong: 'Not quite. Try again.',
  enrolFor: 'In the course, you can edit the code and see the result at once.',
  languageName: (tag: string) => languageOf(tag, format),
}));
