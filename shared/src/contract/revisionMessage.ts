import { integer, object, type Parsed } from './parse';

/** A message of the event stream `/events`: the serial of the revision that is live now. */
export type RevisionMessage = Parsed<typeof parseRevisionMessage>;

/** Parses the data of one message; throws a ContractError. */
export const parseRevisionMessage = object({ serial: integer(1) });

/** The message as an event of a server-sent stream, with its closing blank line. */
export function revisionEvent({ serial }: RevisionMessage): string {
  return `id: ${String(serial)}\ndata: ${JSON.stringify({ serial })}\n\n`;
}
