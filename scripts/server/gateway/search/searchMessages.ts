import type { ListRequest } from '@lectern/shared/search';

/** A message to the search thread. In `open`, a file that has not changed since the previous generation is null. */
export type ToSearchThread =
  | { kind: 'open'; number: number; generation: string; rows: Uint8Array | null; words: Uint8Array | null }
  | { kind: 'ask'; number: number; request: ListRequest };

/** The reply to the message of that number: a ListAnswer as JSON, or an empty text after `open`. */
export type FromSearchThread = { number: number; generation: string; json: string } | { number: number; error: string };
