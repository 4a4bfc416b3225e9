import type { DocumentRecord } from '../store/DocumentRecord';
import { clip } from '../names/documentPath';
import { StatusError } from '../StatusError';
import { formatMicros } from '../values/timestamp';
import type { Precondition } from './parseWrite';

/**
 * Returns the error of a violated precondition, or null. Clients retry a transaction after ALREADY_EXISTS and
 * FAILED_PRECONDITION, and give up after NOT_FOUND.
 */
export function preconditionViolation(
  precondition: Precondition,
  before: DocumentRecord | null,
  path: string,
): StatusError | null {
  const { exists, updateTime } = precondition;
  if (exists === true && before === null) return new StatusError('NOT_FOUND', `No document to update: ${clip(path)}`);
  if (exists === false && before !== null)
    return new StatusError('ALREADY_EXISTS', `Document already exists: ${clip(path)}`);
  if (updateTime === undefined || before?.updateTime === updateTime) return null;
  const stored =
    before === null ? 'there is no document' : `the stored version is of ${formatMicros(before.updateTime)}`;
  return new StatusError(
    'FAILED_PRECONDITION',
    `The write requires the version of ${formatMicros(updateTime)}, but ${stored}.`,
  );
}
