import { DocumentRecord } from '../store/DocumentRecord';
import { checkDocumentSize } from '../values/documentSize';
import { fieldAt, withField } from '../values/fieldAccess';
import type { WireFields, WireValue } from '../../wireValue';
import { applyTransform } from './applyTransform';
import type { Write } from './parseWrite';

/**
 * The time of a commit: `micros` becomes the update time, REQUEST_TIME writes `text` (whole milliseconds, as in hosted
 * Firestore).
 */
export type CommitTime = { date: Date; micros: number; text: string };

export type Applied = { after: DocumentRecord | null; transformResults: WireValue[] };

/** Returns the state of a document after one write. Throws StatusError when it would be too large. */
export function applyWrite(write: Write, before: DocumentRecord | null, time: CommitTime): Applied {
  if (write.kind !== 'update') return { after: write.kind === 'delete' ? null : before, transformResults: [] };
  let fields = write.mask === null ? write.fields : masked(before?.fields ?? {}, write.fields, write.mask);
  const transformResults: WireValue[] = [];
  for (const transform of write.transforms) {
    const { value, result } = applyTransform(transform, fieldAt(fields, transform.path), time.text);
    fields = withField(fields, transform.path, value);
    transformResults.push(result);
  }
  checkDocumentSize(write.at.path, fields);
  return { after: newState(write.at, before, fields, time), transformResults };
}

/** Returns the new state. A write without changes keeps the update time. */
function newState(
  at: Write['at'],
  before: DocumentRecord | null,
  fields: WireFields,
  time: CommitTime,
): DocumentRecord {
  if (before === null) return DocumentRecord.unsaved(at, fields, time.micros, time.micros);
  const after = DocumentRecord.unsaved(at, fields, before.createTime, time.micros);
  return after.json === before.json ? before : after;
}

function masked(current: WireFields, update: WireFields, mask: readonly (readonly string[])[]): WireFields {
  let fields = current;
  for (const path of mask) fields = withField(fields, path, fieldAt(update, path));
  return fields;
}
