import type { ListRequest } from '@lectern/shared/search';

/**
 * A message to the search thread: open a generation of the index, or search it. `number` identifies the message. In
 * `open`, a file that has not changed since the previous generation is null.
 */
export type ToSearchThread =
  | { kind: 'open'; number: number; generation: string; rows: Uint8Array | null; words: Uint8Array | null }
  | { kind: 'ask'; number: number; request: ListRequest };

/** The reply to the message with that number: a ListAnswer as JSON (empty after `open`), or why it failed. */
export type FromSearchThread = { number: number; generation: string; json: string } | { number: number; error: string };
