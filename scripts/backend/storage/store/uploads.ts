import type { Database } from '../../persistence';
import type { ObjectSettings } from '../request/objectSettings';

/** A resumable upload. `size` is the announced number of bytes, or null. */
export type Upload = {
  id: string;
  bucket: string;
  name: string;
  uid: string | null;
  settings: ObjectSettings;
  size: number | null;
  /** The MD5 that the client announced, in base64, or null. */
  md5: string | null;
  state: 'active' | 'final';
};

export type Uploads = {
  find(id: string): Upload | null;
  start(upload: Omit<Upload, 'state'>): void;
  finish(id: string, size: number): void;
  remove(id: string): void;
  /** Removes expired uploads and returns their ids. */
  expire(): string[];
  hasActive(id: string): boolean;
};

/** Source: Cloud Storage, "Resumable uploads": a session lasts a week. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

type Row = Omit<Upload, 'settings'> & { settings: string };

/** Returns access to the uploads in the database. The bytes of an unfinished one are in the file with its id. */
export function createUploads(db: Database, now: () => number): Uploads {
  const find = (id: string): Upload | null => {
    const row = db.prepare('SELECT * FROM storage_uploads WHERE id = ? AND expires_at > ?').get([id, now()]) as
      Row | undefined;
    if (row === undefined) return null;
    const { id: key, bucket, name, uid, settings, size, md5, state } = row;
    return { id: key, bucket, name, uid, settings: JSON.parse(settings) as ObjectSettings, size, md5, state };
  };
  return {
    find,
    start: ({ id, bucket, name, uid, settings, size, md5 }) =>
      void db
        .prepare(
          'INSERT INTO storage_uploads (id, bucket, name, uid, settings, size, md5, state, expires_at) ' +
            'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        )
        .run([id, bucket, name, uid, JSON.stringify(settings), size, md5, 'active', now() + LIFETIME_MS]),
    finish: (id, size) =>
      void db.prepare("UPDATE storage_uploads SET state = 'final', size = ? WHERE id = ?").run([size, id]),
    remove: (id) => void db.prepare('DELETE FROM storage_uploads WHERE id = ?').run([id]),
    expire() {
      const rows = db.prepare('SELECT id FROM storage_uploads WHERE expires_at <= ?').all([now()]) as { id: string }[];
      if (rows.length > 0) db.prepare('DELETE FROM storage_uploads WHERE expires_at <= ?').run([now()]);
      return rows.map(({ id }) => id);
    },
    hasActive: (id) => find(id)?.state === 'active',
  };
}
