import type { DocumentRecord, DocumentRow } from '../store/DocumentRecord';
import type { DocumentReader } from '../store/documentReader';
import type { Statements } from '../store/statements';
import { parseDocumentPath } from '../names/documentPath';
import type { StoredIndex } from '../indexes/indexRegistry';

/**
 * A way to find the documents of one conjunction: none, one by its name, a range of an index, or a whole collection. A
 * range is `ordered` when it has the order of the result, and `exact` when it also contains only results.
 */
export type Scan =
  | { kind: 'nothing' }
  | { kind: 'name'; path: string }
  | {
      kind: 'range';
      index: StoredIndex;
      parent: string;
      lower: Buffer;
      upper: Buffer;
      reverse: boolean;
      ordered: boolean;
      exact: boolean;
    }
  | { kind: 'all'; parent: string; collection: string; group: boolean };

const RANGE =
  'index_entries e JOIN documents d ON d.doc = e.doc WHERE ' +
  'e.index_id = ? AND e.parent = ? AND e.key >= ? AND e.key < ? ORDER BY e.key';
/** Small documents of a chunk have at most 8 MiB together. */
const MAX_CHUNK_ROWS = 500;

/** Yields the documents of a scan. The first chunk has `wanted` rows, so that a small limit reads few. */
export function* scanDocuments(reader: DocumentReader, scan: Scan, wanted: number): Generator<DocumentRecord> {
  if (scan.kind === 'name') {
    const document = reader.get(parseDocumentPath(scan.path));
    if (document !== null) yield document;
  } else if (scan.kind === 'all') yield* scanAll(reader, scan);
  else if (scan.kind === 'range') yield* scanRange(reader, scan, wanted);
}

function* scanRange(
  reader: DocumentReader,
  scan: Extract<Scan, { kind: 'range' }>,
  wanted: number,
): Generator<DocumentRecord> {
  let { lower, upper } = scan;
  let size = Math.max(1, Math.min(wanted, MAX_CHUNK_ROWS));
  const clauses = `${RANGE}${scan.reverse ? ' DESC' : ''} LIMIT ?`;
  for (;;) {
    const rows = reader.select<{ key: ArrayBuffer }>(
      'e.key, ',
      clauses,
      scan.index.id,
      scan.parent,
      lower,
      upper,
      size,
    );
    for (const row of rows) yield reader.toDocument(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return;
    // libsql gives blobs as ArrayBuffer when it reads many rows.
    const key = Buffer.from(last.key);
    if (scan.reverse) upper = key;
    else lower = Buffer.concat([key, Buffer.alloc(1)]);
    size = Math.min(size * 2, MAX_CHUNK_ROWS);
  }
}

function* scanAll(reader: DocumentReader, scan: Extract<Scan, { kind: 'all' }>): Generator<DocumentRecord> {
  const [where, value] = scan.group ? ['collection = ?', scan.collection] : ['parent = ?', scan.parent];
  yield* scanChunks(reader, where, value, 'doc', MAX_CHUNK_ROWS);
}

const COLLECTION_CHUNK_ROWS = 200;

/**
 * Yields the documents of a collection in order of id, or those of all collections with that name. Reads small chunks,
 * so that a pause between documents is possible.
 */
export function* scanCollection(reader: DocumentReader, collection: string, group: boolean): Generator<DocumentRecord> {
  const [where, by] = group ? (['collection = ?', 'doc'] as const) : (['parent = ?', 'id'] as const);
  yield* scanChunks(reader, where, collection, by, COLLECTION_CHUNK_ROWS);
}

function* scanChunks(
  reader: DocumentReader,
  where: string,
  value: string,
  by: 'doc' | 'id',
  size: number,
): Generator<DocumentRecord> {
  let last: string | number = by === 'doc' ? 0 : '';
  for (;;) {
    const rows: DocumentRow[] = reader.select(
      '',
      `documents d WHERE ${where} AND ${by} > ? ORDER BY ${by} LIMIT ${size}`,
      value,
      last,
    );
    for (const row of rows) yield reader.toDocument(row);
    const end = rows.at(-1);
    if (end === undefined || rows.length < size) return;
    last = end[by];
  }
}

/** Returns the newest versions of a collection group that were written after `time`, oldest first. */
export function changedSince(
  statements: Statements,
  collection: string,
  time: number,
  limit: number,
): { path: string; updateTime: number }[] {
  const sql =
    "SELECT parent || '/' || id AS path, updated AS updateTime FROM documents WHERE collection = ? AND updated > ? " +
    'ORDER BY updated LIMIT ?';
  return statements.all(sql, collection, time, limit) as { path: string; updateTime: number }[];
}

/** Counts the entries of a range, up to `limit`. */
export function countRange(statements: Statements, scan: Extract<Scan, { kind: 'range' }>, limit: number): number {
  const sql =
    'SELECT count(*) AS n FROM (SELECT 1 FROM index_entries WHERE index_id = ? AND parent = ? AND key >= ' +
    '? AND key < ? LIMIT ?)';
  return (statements.get(sql, scan.index.id, scan.parent, scan.lower, scan.upper, limit) as { n: number }).n;
}
