/**
 * `documents` has one row per document, with its fields as canonical JSON. `index_entries` has one row per document and
 * index: `key` is the bytes of the values followed by the name, so that a range of keys is a range of a query.
 * `parent` is the collection's path, or empty for an index over a collection group.
 */
export const DOCUMENT_MIGRATIONS = [
  `CREATE TABLE documents (
     doc INTEGER PRIMARY KEY,
     parent TEXT NOT NULL,
     id TEXT NOT NULL,
     collection TEXT NOT NULL,
     fields TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL,
     UNIQUE (parent, id)
   );
   CREATE INDEX documents_by_collection ON documents (collection);
   CREATE TABLE index_definitions (
     id INTEGER PRIMARY KEY,
     text TEXT NOT NULL UNIQUE
   );
   CREATE TABLE index_entries (
     index_id INTEGER NOT NULL,
     parent TEXT NOT NULL,
     key BLOB NOT NULL,
     doc INTEGER NOT NULL,
     PRIMARY KEY (index_id, parent, key)
   ) WITHOUT ROWID;`,
];
