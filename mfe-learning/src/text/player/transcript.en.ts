import { translatable } from '@lectern/shared/translations';

/** Texts of the transcript and the chapters of a video. */
export const transcriptText = translatable('player/transcript', (format) => ({
  transcript: 'Transcript',
  none: 'There is no transcript: this video has no captions.',
  failed: 'The transcript could not be loaded',
  find: 'Find in the transcript',
  follow: 'Follow the video',
  found: (found: number, all: number) => `${format.number(found)} of ${format.number(all)} lines`,
  chapters: 'Chapters',
}));
