import { inTransaction, type Database } from '../../persistence';
import type { ObjectSettings } from '../request/objectSettings';

/** One object as it is kept. Times are milliseconds since 1970; `blob` is the id of its bytes. */
export type ObjectRecord = {
  bucket: string;
  name: string;
  blob: string;
  size: number;
  md5: string;
  crc32c: string;
  generation: number;
  metageneration: number;
  settings: ObjectSettings;
  /** Whoever holds it may read this object: what `getDownloadURL` puts into the address. */
  token: string;
  createdAt: number;
  updatedAt: number;
};

export type Objects = {
  find(bucket: string, name: string): ObjectRecord | null;
  /** Writes the object and gives the one it replaces. */
  put(object: ObjectRecord): ObjectRecord | null;
  /** Removes the object and gives what it was. */
  remove(bucket: string, name: string): ObjectRecord | null;
  /** Objects in byte order of their names, which start with `prefix` and are not below `from`. */
  scan(bucket: string, prefix: string, from: string, limit: number): ObjectRecord[];
  hasBlob(blob: string): boolean;
};

type Row = Omit<ObjectRecord, 'settings' | 'createdAt' | 'updatedAt'> & {
  settings: string;
  created_at: number;
  updated_at: number;
};

/** The objects in the database. */
export function createObjects(db: Database): Objects {
  const select = db.prepare('SELECT * FROM storage_objects WHERE bucket = ? AND name = ?');
  const write = db.prepare(
    `INSERT OR REPLACE INTO storage_objects
     (bucket, name, blob, size, md5, crc32c, generation, metageneration, settings, token, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM storage_objects WHERE bucket = ? AND name = ?');
  // Text is compared byte by byte, so that all names with a prefix stand together.
  const scan = db.prepare(
    'SELECT * FROM storage_objects WHERE bucket = ? AND name >= ? AND name < ? ORDER BY name LIMIT ?',
  );
  const byBlob = db.prepare('SELECT 1 FROM storage_objects WHERE blob = ?');
  const find = (bucket: string, name: string): ObjectRecord | null => {
    const row = select.get([bucket, name]) as Row | undefined;
    return row === undefined ? null : toRecord(row);
  };
  return {
    find,
    put: (object) =>
      inTransaction(db, () => {
        const before = find(object.bucket, object.name);
        const {
          bucket,
          name,
          blob,
          size,
          md5,
          crc32c,
          generation,
          metageneration,
          settings,
          token,
          createdAt,
          updatedAt,
        } = object;
        write.run([
          bucket,
          name,
          blob,
          size,
          md5,
          crc32c,
          generation,
          metageneration,
          JSON.stringify(settings),
          token,
          createdAt,
          updatedAt,
        ]);
        return before;
      }),
    remove: (bucket, name) =>
      inTransaction(db, () => {
        const before = find(bucket, name);
        if (before !== null) remove.run([bucket, name]);
        return before;
      }),
    scan(bucket, prefix, from, limit) {
      const start = Buffer.from(from).compare(new Uint8Array(Buffer.from(prefix))) > 0 ? from : prefix;
      return (scan.all([bucket, start, `${prefix}\u{10ffff}`, limit]) as Row[]).map(toRecord);
    },
    hasBlob: (blob) => byBlob.get([blob]) !== undefined,
  };
}

function toRecord({ settings, created_at, updated_at, ...row }: Row): ObjectRecord {
  return { ...row, settings: JSON.parse(settings) as ObjectSettings, createdAt: created_at, updatedAt: updated_at };
}
