import { inTransaction, type Database } from '../../persistence';
import type { ObjectSettings } from '../request/objectSettings';

/** One stored object. Times are milliseconds since 1970; `blob` is the id of its bytes. */
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
  /** The account whose bytes these are, or null. */
  owner: string | null;
  /** Grants read access to whoever presents it: part of the address that `getDownloadURL` returns. */
  token: string;
  createdAt: number;
  updatedAt: number;
};

export type Objects = {
  find(bucket: string, name: string): ObjectRecord | null;
  /** Writes the object and returns the one it replaces, or null. */
  put(object: ObjectRecord): ObjectRecord | null;
  /** Removes the object and returns its last state, or null when there is none. */
  remove(bucket: string, name: string): ObjectRecord | null;
  /** Returns objects in byte order of their names, which start with `prefix` and are not below `from`. */
  scan(bucket: string, prefix: string, from: string, limit: number): ObjectRecord[];
  hasBlob(blob: string): boolean;
  /** Returns the bytes of the objects of an account. */
  bytesOf(owner: string): number;
};

type Row = Omit<ObjectRecord, 'settings' | 'createdAt' | 'updatedAt'> & {
  settings: string;
  created_at: number;
  updated_at: number;
};

const SELECT = 'SELECT * FROM storage_objects WHERE bucket = ? AND name = ?';
const DELETE = 'DELETE FROM storage_objects WHERE bucket = ? AND name = ?';
const COLUMNS = ['blob', 'size', 'md5', 'crc32c', 'generation', 'metageneration', 'settings', 'token', 'created_at'];
COLUMNS.push('updated_at', 'owner');
// Not INSERT OR REPLACE: SQLite runs no triggers for the row that it replaces.
const REPLACE =
  `INSERT INTO storage_objects (bucket, name, ${COLUMNS.join(', ')}) VALUES (?, ?${', ?'.repeat(COLUMNS.length)}) ` +
  `ON CONFLICT (bucket, name) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`;
// Text is compared byte by byte, so that all names with a prefix are adjacent.
const SCAN = 'SELECT * FROM storage_objects WHERE bucket = ? AND name >= ? AND name < ? ORDER BY name LIMIT ?';

/** Returns access to the objects in the database. */
export function createObjects(db: Database): Objects {
  const select = db.prepare(SELECT);
  const replace = db.prepare(REPLACE);
  const remove = db.prepare(DELETE);
  const scan = db.prepare(SCAN);
  const bytes = db.prepare('SELECT bytes FROM object_bytes WHERE owner = ?');
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
        replace.run(toCells(object));
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
    bytesOf: (owner) => (bytes.get([owner]) as { bytes: number } | undefined)?.bytes ?? 0,
  };
}

/** The cells of a row, in the order of {@link REPLACE}. */
function toCells(object: ObjectRecord): (string | number | null)[] {
  const { bucket, name, blob, size, md5, crc32c, generation, metageneration } = object;
  const settings = JSON.stringify(object.settings);
  const { token, createdAt, updatedAt, owner } = object;
  return [
    ...[bucket, name, blob, size, md5, crc32c, generation, metageneration],
    ...[settings, token, createdAt, updatedAt, owner],
  ];
}

function toRecord({ settings, created_at, updated_at, ...row }: Row): ObjectRecord {
  return { ...row, settings: JSON.parse(settings) as ObjectSettings, createdAt: created_at, updatedAt: updated_at };
}
