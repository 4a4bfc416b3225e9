import { integer, object, type Parsed } from './parse';

/** A message of the event stream `/events`: the serial of the live revision. */
export type RevisionMessage = Parsed<typeof parseRevisionMessage>;

/** Parses the data of one message; throws a ContractError. */
export const parseRevisionMessage = object({ serial: integer(1) });

/** Formats the message as a server-sent event, including the closing blank line. */
export function revisionEvent({ serial }: RevisionMessage): string {
  return `id: ${String(serial)}\ndata: ${JSON.stringify({ serial })}\n\n`;
}
