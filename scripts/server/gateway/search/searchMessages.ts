import type { ListRequest } from '@lectern/shared/search';

/** What the thread for searching is told; a file that has not changed since the last generation is null. */
export type ToSearchThread =
  | { kind: 'open'; number: number; generation: string; rows: Uint8Array | null; words: Uint8Array | null }
  | { kind: 'ask'; number: number; request: ListRequest };

/** What it answers, by the number of the question: JSON of a ListAnswer, or none for a catalogue that was opened. */
export type FromSearchThread = { number: number; generation: string; json: string } | { number: number; error: string };
