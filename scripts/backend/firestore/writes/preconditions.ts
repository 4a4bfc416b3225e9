import type { DocumentRecord } from '../store/DocumentRecord';
import { clip } from '../names/documentPath';
import { StatusError } from '../StatusError';
import { formatMicros } from '../values/timestamp';
import type { Precondition } from './parseWrite';

/**
 * What is wrong with the state that a write finds, or null. The codes are those after which hosted clients retry a
 * transaction (ALREADY_EXISTS, FAILED_PRECONDITION) or give up (NOT_FOUND).
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
