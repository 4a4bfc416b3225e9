import Libsql from 'libsql';
import type { Database } from '../../persistence';
import { createDocumentReader, type DocumentReader } from './documentReader';
import { createStatements } from './statements';

/** The documents as of one moment, whatever is written meanwhile. Close it once: it delays the database's clean-up. */
export type Snapshot = { reader: DocumentReader; close(): void };

export type Snapshots = {
  /** Returns a snapshot of now. Throws when the snapshots are closed. */
  open(): Snapshot;
  /** Closes the connections that are not in use; those in use close with their snapshot. */
  close(): void;
};

/** Kibibytes of pages that each connection caches. */
const CACHE_KIB = 4096;

/**
 * Creates the snapshots of a database, null for one in memory, which has no second connection. Connections are opened
 * when first needed, and used again.
 */
export function createSnapshots(db: Database): Snapshots | null {
  const [main] = db.pragma('database_list') as { file: string }[];
  const file = main?.file ?? '';
  if (file === '') return null;
  const idle: Connection[] = [];
  let isClosed = false;
  return {
    open() {
      if (isClosed) throw new Error('The database is closed.');
      const connection = idle.pop() ?? connect(file);
      begin(connection);
      const close = (): void => {
        connection.db.exec('COMMIT');
        if (isClosed) connection.db.close();
        else idle.push(connection);
      };
      return { reader: connection.reader, close };
    },
    close() {
      isClosed = true;
      for (const { db: connection } of idle.splice(0)) connection.close();
    },
  };
}

type Connection = { db: Database; reader: DocumentReader };

function connect(file: string): Connection {
  const db = new Libsql(file, { readonly: true, timeout: 5000 });
  db.pragma(`cache_size=-${CACHE_KIB}`);
  return { db, reader: createDocumentReader(createStatements(db)) };
}

/** Starts a transaction. SQLite fixes its moment at the first read. */
function begin({ db, reader }: Connection): void {
  db.exec('BEGIN');
  reader.statements.get('SELECT 1 FROM documents LIMIT 1');
}
