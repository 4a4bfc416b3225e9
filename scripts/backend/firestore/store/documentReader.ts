import type { DocumentPath } from '../names/documentPath';
import { DocumentRecord, type DocumentRow } from './DocumentRecord';
import type { SqlValue, Statements } from './statements';

/** Reads documents by SQL: of the database as it is, or of one snapshot. */
export type DocumentReader = {
  statements: Statements;
  get(at: DocumentPath): DocumentRecord | null;
  /** Returns rows of `documents d`, as `clauses` select them, with the columns that documents need and `extra` ones. */
  select<Extra = object>(extra: string, clauses: string, ...parameters: SqlValue[]): (DocumentRow & Extra)[];
  toDocument(row: DocumentRow): DocumentRecord;
};

/** A larger document is read alone, so that the rows of a chunk together stay small. Bytes. */
const LARGE_DOCUMENT_BYTES = 16 * 1024;
const ALL_COLUMNS = 'd.doc, d.parent, d.id, d.fields, octet_length(d.fields) AS size, d.created, d.updated';
const COLUMNS =
  `d.doc, d.parent, d.id, CASE WHEN octet_length(d.fields) <= ${LARGE_DOCUMENT_BYTES} THEN d.fields END AS fields, ` +
  'octet_length(d.fields) AS size, d.created, d.updated';

/** Creates the reader of a connection. */
export function createDocumentReader(statements: Statements): DocumentReader {
  const readFields = (row: number): string =>
    (statements.get('SELECT fields FROM documents WHERE doc = ?', row) as { fields: string }).fields;
  return {
    statements,
    get(at) {
      // With all fields: a write needs this state after the row has changed.
      const sql = `SELECT ${ALL_COLUMNS} FROM documents d WHERE parent = ? AND id = ?`;
      const row = statements.get(sql, at.parent, at.id) as DocumentRow | undefined;
      return row === undefined ? null : DocumentRecord.fromRow(row, readFields);
    },
    select: <Extra>(extra: string, clauses: string, ...parameters: SqlValue[]) =>
      statements.all(`SELECT ${extra}${COLUMNS} FROM ${clauses}`, ...parameters) as (DocumentRow & Extra)[],
    toDocument: (row) => DocumentRecord.fromRow(row, readFields),
  };
}
