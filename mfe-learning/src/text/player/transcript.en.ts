import { number } from '../count';
import { spoken } from './player.en';

/** The words of the transcript and the chapters of a video. */
export const transcriptWords = {
  transcript: 'Transcript',
  transcriptNone: 'There is no transcript: this video has no captions.',
  transcriptFailed: 'The transcript could not be loaded.',
  transcriptFind: 'Find in the transcript',
  transcriptFollow: 'Follow the video',
  transcriptLines: (found: number, all: number) => `${number.format(found)} of ${number.format(all)} lines`,
  line: (sec: number, words: string) => `${spoken(sec)}: ${words}`,
  chapters: 'Chapters',
  again: 'Try again',
} as const;
