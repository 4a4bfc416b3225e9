import type { DocumentReader } from '../store/documentReader';
import { keysOf, type IndexDefinition } from './definition';

/** The keys of one document in an index. */
export type DocumentKeys = { keys: Buffer[]; parent: string; row: number };

/**
 * The documents of one step, which takes a few milliseconds. `last` is the last row of the step, null when it reaches
 * the end of the collection.
 */
export type DocumentBatch = { documents: DocumentKeys[]; last: number | null };

/** A step reads at most this many documents, and this many bytes of them or a single larger document. */
const BATCH_ROWS = 200;
const BATCH_BYTES = 128 * 1024;

/**
 * Reads the next documents of an index's collection after a row, with their keys. Those whose JSON never names the
 * first field are left out without being parsed.
 */
export function readBatch(reader: DocumentReader, definition: IndexDefinition, after: number): DocumentBatch {
  const { last, isEnd } = endOfBatch(reader, definition.collection, after);
  const first = definition.fields[0]?.path[0];
  const needle = first === undefined || first === '__name__' ? '' : JSON.stringify(first);
  const rows = reader.select(
    '',
    'documents d WHERE collection = ? AND doc > ? AND doc <= ? AND instr(d.fields, ?) > 0 ORDER BY doc',
    definition.collection,
    after,
    last,
    needle,
  );
  const documents = rows.map((row) => {
    const document = reader.toDocument(row);
    const keys = keysOf(definition, document);
    document.release();
    return { keys, parent: row.parent, row: row.doc };
  });
  return { documents, last: isEnd ? null : last };
}

/** Returns the last row of the next step, and true when the collection has no further document. */
function endOfBatch(
  { statements }: DocumentReader,
  collection: string,
  after: number,
): { last: number; isEnd: boolean } {
  const rows = statements.all(
    'SELECT doc, octet_length(fields) AS size FROM documents WHERE collection = ? AND doc > ? ORDER BY doc LIMIT ?',
    collection,
    after,
    BATCH_ROWS,
  ) as { doc: number; size: number }[];
  let bytes = 0;
  let last = after;
  for (const { doc, size } of rows) {
    bytes += size;
    if (last !== after && bytes > BATCH_BYTES) return { last, isEnd: false };
    last = doc;
  }
  return { last, isEnd: rows.length < BATCH_ROWS };
}
