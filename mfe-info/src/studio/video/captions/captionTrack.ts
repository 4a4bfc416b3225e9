import type { EditedContent } from '../../lesson/contract';

/** A caption file of a lesson. */
export type Caption = EditedContent['captions'][number];

/** Identity of captions within a lesson: a language and a kind. The path changes with every edit. */
export type CaptionTrack = Pick<Caption, 'language' | 'kind'>;

/** Returns true when both are the same track. */
export const isTrack = (one: CaptionTrack, other: CaptionTrack): boolean =>
  one.language === other.language && one.kind === other.kind;
