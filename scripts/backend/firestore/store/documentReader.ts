import type { DocumentPath } from '../names/documentPath';
import { DocumentRecord, type DocumentRow } from './DocumentRecord';
import type { SqlValue, Statements } from './statements';

/** Reads documents by SQL: from the database as it is, or from one snapshot of it. */
export type DocumentReader = {
  statements: Statements;
  /** Returns a document with all its fields, or null when there is none. */
  get(path: DocumentPath): DocumentRecord | null;
  /**
   * Runs `SELECT <extra> <columns of a document> FROM <clauses>`, in which `d` is the table of documents. `extra` is a
   * list of further columns, each followed by a comma. Rows of large documents lack their fields; see `toDocument`.
   */
  select<Extra = object>(extra: string, clauses: string, ...parameters: SqlValue[]): (DocumentRow & Extra)[];
  /** Returns the document of a selected row. Fields that the row lacks are read when they are first used. */
  toDocument(row: DocumentRow): DocumentRecord;
};

/** Bytes of fields above which `select` leaves them out, so that many rows together stay small. */
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
    get(path) {
      // With all fields: a write needs this state after the row has changed.
      const sql = `SELECT ${ALL_COLUMNS} FROM documents d WHERE parent = ? AND id = ?`;
      const row = statements.get(sql, path.parent, path.id) as DocumentRow | undefined;
      return row === undefined ? null : DocumentRecord.fromRow(row, readFields);
    },
    select: <Extra>(extra: string, clauses: string, ...parameters: SqlValue[]) =>
      statements.all(`SELECT ${extra}${COLUMNS} FROM ${clauses}`, ...parameters) as (DocumentRow & Extra)[],
    toDocument: (row) => DocumentRecord.fromRow(row, readFields),
  };
}
