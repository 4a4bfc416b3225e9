import { DocumentRecord } from '../store/DocumentRecord';
import { checkDocumentSize } from '../values/documentSize';
import { fieldAt, FieldEditor } from '../values/fieldAccess';
import type { WireFields, WireValue } from '../../wireValue';
import { applyTransform, elementsOf } from './applyTransform';
import type { Write } from './parseWrite';

/**
 * The time of a commit: `micros` becomes the update time, REQUEST_TIME writes `text` (whole milliseconds, as in hosted
 * Firestore).
 */
export type CommitTime = { date: Date; micros: number; text: string };

export type Applied = { after: DocumentRecord | null; transformResults: WireValue[] };

/** Bytes that the visit of one element of an array counts as: it takes about as long as reading them. */
const ELEMENT_BYTES = 64;

/**
 * Returns the state of a document after one write. Throws StatusError when it would be too large. `charge` gets bytes
 * before elements of arrays are visited, and may throw.
 */
export function applyWrite(
  write: Write,
  before: DocumentRecord | null,
  time: CommitTime,
  charge: (bytes: number) => void,
): Applied {
  if (write.kind !== 'update') return { after: write.kind === 'delete' ? null : before, transformResults: [] };
  const editor = new FieldEditor(write.mask === null ? write.fields : (before?.fields ?? {}));
  for (const path of write.mask ?? []) editor.set(path, fieldAt(write.fields, path));
  const transformResults = write.transforms.map((transform) => {
    const current = editor.get(transform.path);
    if ('values' in transform) charge(elementsOf(current).length * ELEMENT_BYTES);
    const { value, result } = applyTransform(transform, current, time.text);
    editor.set(transform.path, value);
    return result;
  });
  const fields = editor.finish();
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
