import { applyMigrations, type Database } from '../../persistence';
import { createIndexStore, type IndexStore } from '../indexes/indexStore';
import type { IndexConfiguration } from '../indexes/configuration';
import { parseDocumentPath } from '../names/documentPath';
import { DOCUMENT_MIGRATIONS } from './migrations';
import { createDocumentReader, type DocumentReader } from './documentReader';
import type { DocumentRecord } from './DocumentRecord';
import { createStatements, type Statements } from './statements';

/** The documents of one database with their indexes. The caller must wrap writes in a transaction. */
export type DocumentStore = DocumentReader & {
  db: Database;
  indexes: IndexStore;
  /** Stores the new state of a document and its index entries; `before` must be the stored state. */
  put(before: DocumentRecord | null, after: DocumentRecord): void;
  remove(before: DocumentRecord): void;
  /** Makes an account the owner of a document that has none. */
  own(path: string, owner: string): void;
  /** Returns the bytes of the documents that an account owns. */
  bytesOf(owner: string): number;
  /** Returns the paths of documents below a document, at any depth: all, or at most `limit`. */
  pathsBelow(path: string, limit?: number): string[];
  /** Loads indexes that another process has built. Call it before each request. */
  refresh(): void;
  /**
   * Returns a number that changes when another connection writes to the database. Source: SQLite, "PRAGMA
   * data_version".
   */
  dataVersion(): number;
};

/** Opens the documents and their indexes, migrating the tables. Throws DatabaseError when they are newer. */
export function createDocumentStore(db: Database, configuration: IndexConfiguration): DocumentStore {
  applyMigrations(db, 'documents', DOCUMENT_MIGRATIONS);
  const statements = createStatements(db);
  const indexes = createIndexStore(db, statements, configuration);
  let dataVersion = -1;
  return {
    ...createDocumentReader(statements),
    db,
    indexes,
    put(before, after) {
      indexes.update(before, after, writeRow(statements, before, after));
    },
    remove(before) {
      if (before.row === null) return;
      statements.run('DELETE FROM documents WHERE doc = ?', before.row);
      indexes.update(before, null, before.row);
    },
    ...createOwners(statements),
    pathsBelow(path, limit = -1) {
      // '0' is the character after '/': the range holds exactly the collections below the path.
      const rows = statements.all(
        'SELECT parent, id FROM documents WHERE parent > ? AND parent < ? LIMIT ?',
        `${path}/`,
        `${path}0`,
        limit,
      );
      return (rows as { parent: string; id: string }[]).map(({ parent, id }) => `${parent}/${id}`);
    },
    refresh() {
      const current = readVersion(statements);
      if (current !== dataVersion) indexes.reload();
      dataVersion = current;
    },
    dataVersion: () => readVersion(statements),
  };
}

function createOwners(statements: Statements): Pick<DocumentStore, 'own' | 'bytesOf'> {
  return {
    own(path, owner) {
      const { parent, id } = parseDocumentPath(path);
      const sql = 'UPDATE documents SET owner = ? WHERE parent = ? AND id = ? AND owner IS NULL';
      statements.run(sql, owner, parent, id);
    },
    bytesOf(owner) {
      const row = statements.get('SELECT bytes FROM document_bytes WHERE owner = ?', owner);
      return (row as { bytes: number } | undefined)?.bytes ?? 0;
    },
  };
}

function writeRow(statements: Statements, before: DocumentRecord | null, after: DocumentRecord): number {
  if (before !== null && before.row !== null) {
    statements.run(
      'UPDATE documents SET fields = ?, created = ?, updated = ? WHERE doc = ?',
      after.json,
      after.createTime,
      after.updateTime,
      before.row,
    );
    return before.row;
  }
  const row = statements.get(
    'INSERT INTO documents (parent, id, collection, fields, created, updated) VALUES (?, ?, ?, ?, ?, ?) RETURNING doc',
    after.parent,
    after.id,
    after.collection,
    after.json,
    after.createTime,
    after.updateTime,
  ) as { doc: number };
  return row.doc;
}

const readVersion = (statements: Statements): number =>
  (statements.get('PRAGMA data_version') as { data_version: number }).data_version;
