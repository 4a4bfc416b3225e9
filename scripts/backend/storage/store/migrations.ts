/**
 * The tables of stored objects and unfinished uploads. Each entry migrates to the next version; a released entry is
 * never edited. `owner` is the account that stored an object, null for administration and for objects from before
 * owners were stored. Triggers keep `object_bytes`, the bytes of the objects of each owner.
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
  `ALTER TABLE storage_objects ADD COLUMN owner TEXT;
   CREATE TABLE object_bytes (owner TEXT PRIMARY KEY, bytes INTEGER NOT NULL) WITHOUT ROWID;
   CREATE TRIGGER object_bytes_inserted AFTER INSERT ON storage_objects WHEN NEW.owner IS NOT NULL BEGIN
     INSERT INTO object_bytes VALUES (NEW.owner, NEW.size)
       ON CONFLICT (owner) DO UPDATE SET bytes = bytes + excluded.bytes;
   END;
   CREATE TRIGGER object_bytes_deleted AFTER DELETE ON storage_objects WHEN OLD.owner IS NOT NULL BEGIN
     UPDATE object_bytes SET bytes = bytes - OLD.size WHERE owner = OLD.owner;
     DELETE FROM object_bytes WHERE owner = OLD.owner AND bytes <= 0;
   END;
   CREATE TRIGGER object_bytes_updated AFTER UPDATE OF size, owner ON storage_objects BEGIN
     UPDATE object_bytes SET bytes = bytes - OLD.size WHERE owner = OLD.owner;
     INSERT INTO object_bytes SELECT NEW.owner, NEW.size WHERE NEW.owner IS NOT NULL
       ON CONFLICT (owner) DO UPDATE SET bytes = bytes + excluded.bytes;
   END;`,
];
