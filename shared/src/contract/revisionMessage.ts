import { integer, object, type Parsed } from './parse';

/** Name of the broadcast channel and of the lock by which the tabs of one browser share an event stream. */
export const REVISION_CHANNEL = 'lectern.revisions';

/**
 * A message of the event stream `/events`, and between the tabs of a browser: the serial of the live revision, as far
 * as the sender knows.
 */
export type RevisionMessage = Parsed<typeof parseRevisionMessage>;

/** Parses the data of one message; throws a ContractError. */
export const parseRevisionMessage = object({ serial: integer(1) });

/** Formats the message as a server-sent event, including the closing blank line. */
export function revisionEvent({ serial }: RevisionMessage): string {
  return `id: ${String(serial)}\ndata: ${JSON.stringify({ serial })}\n\n`;
}
