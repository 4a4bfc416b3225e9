/**
 * The tables of stored objects and unfinished uploads. Each entry migrates to the next version; a released entry is
 * never edited.
 */
export const STORAGE_MIGRATIONS = [
  `CREATE TABLE storage_objects (
     bucket TEXT NOT NULL, name TEXT NOT NULL, blob TEXT NOT NULL UNIQUE, size INTEGER NOT NULL,
     md5 TEXT NOT NULL, crc32c TEXT NOT NULL, generation INTEGER NOT NULL, metageneration INTEGER NOT NULL,
     settings TEXT NOT NULL, token TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
     PRIMARY KEY (bucket, name)
   ) WITHOUT ROWID;
   CREATE TABLE storage_uploads (
     id TEXT PRIMARY KEY, bucket TEXT NOT NULL, name TEXT NOT NULL, uid TEXT, settings TEXT NOT NULL,
     size INTEGER, md5 TEXT, state TEXT NOT NULL, expires_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE INDEX storage_uploads_expiry ON storage_uploads(expires_at);`,
  `ALTER TABLE storage_uploads ADD COLUMN caller TEXT;
   ALTER TABLE storage_uploads ADD COLUMN client TEXT;
   CREATE INDEX storage_uploads_uid ON storage_uploads(uid);
   CREATE INDEX storage_uploads_client ON storage_uploads(client);`,
];
