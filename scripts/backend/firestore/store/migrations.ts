/**
 * `documents` has one row per document, with its fields as canonical JSON. `index_entries` has one row per document and
 * index: `key` is the bytes of the values followed by the name, so that a range of keys is a range of a query.
 * `parent` is the collection's path, or empty for an index over a collection group. `built_to` is the last document
 * that an index covers while it is being built, null once it covers all. `owner` is the account that first wrote the
 * document, null for administration and for documents from before owners were stored: it is set once. Triggers keep
 * `document_bytes`, the bytes of the documents of each owner.
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
  `ALTER TABLE documents ADD COLUMN owner TEXT;
   CREATE TABLE document_bytes (
     owner TEXT PRIMARY KEY,
     bytes INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TRIGGER document_bytes_deleted AFTER DELETE ON documents WHEN OLD.owner IS NOT NULL BEGIN
     UPDATE document_bytes SET bytes = bytes - octet_length(OLD.fields) WHERE owner = OLD.owner;
     DELETE FROM document_bytes WHERE owner = OLD.owner AND bytes <= 0;
   END;
   CREATE TRIGGER document_bytes_owned AFTER UPDATE OF owner ON documents BEGIN
     INSERT INTO document_bytes VALUES (NEW.owner, octet_length(NEW.fields))
       ON CONFLICT (owner) DO UPDATE SET bytes = bytes + excluded.bytes;
   END;
   CREATE TRIGGER document_bytes_updated AFTER UPDATE OF fields ON documents WHEN OLD.owner IS NOT NULL BEGIN
     UPDATE document_bytes SET bytes = bytes + octet_length(NEW.fields) - octet_length(OLD.fields)
       WHERE owner = OLD.owner;
   END;`,
  'ALTER TABLE index_definitions ADD COLUMN built_to INTEGER;',
];
