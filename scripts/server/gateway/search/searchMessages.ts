import type { ListRequest } from '@lectern/shared/search';

/** A message to the search thread; a file that has not changed since the last generation is null. */
export type ToSearchThread =
  | { kind: 'open'; number: number; generation: string; rows: Uint8Array | null; words: Uint8Array | null }
  | { kind: 'ask'; number: number; request: ListRequest };

/** The answer to the message of that number: JSON of a ListAnswer, empty for a catalogue that was opened. */
export type FromSearchThread = { number: number; generation: string; json: string } | { number: number; error: string };
