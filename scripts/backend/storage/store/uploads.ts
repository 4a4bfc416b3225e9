import type { Database } from '../../persistence';
import type { Caller } from '../../wireValue';
import type { ObjectSettings } from '../request/objectSettings';

/** A resumable upload. `size` is the announced number of bytes, or null. */
export type Upload = {
  id: string;
  bucket: string;
  name: string;
  /** Caller who started the upload. The rules judge the finished upload as theirs, whoever sends its pieces. */
  caller: Caller;
  client: string;
  settings: ObjectSettings;
  size: number | null;
  /** The MD5 that the client announced, in base64, or null. */
  md5: string | null;
  state: 'active' | 'final' | 'cancelled';
};

export type Uploads = {
  find(id: string): Upload | null;
  start(upload: Omit<Upload, 'state'>): void;
  /** Does nothing for an id that is no upload's. */
  finish(id: string, size: number): void;
  cancel(id: string): void;
  /** Removes the uploads of an account and returns their ids. */
  removeOf(uid: string): string[];
  /** Removes expired uploads and returns their ids. */
  expire(): string[];
  hasActive(id: string): boolean;
  /** Returns how many uploads of the account, or of the signed-out client, are neither finished nor expired. */
  countActive(caller: Caller, client: string): number;
  /** Returns the announced bytes of the uploads of an account that are neither finished nor expired. */
  activeBytes(uid: string): number;
};

/** Hosted Storage keeps a session for a week. A day is enough to resume, and bounds what nobody finishes. */
const LIFETIME_MS = 24 * 3_600_000;

type Row = Omit<Upload, 'settings' | 'caller'> & { settings: string; caller: string | null; uid: string | null };

const INSERT =
  'INSERT INTO storage_uploads (id, bucket, name, uid, caller, client, settings, size, md5, state, expires_at) ' +
  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'active', ?)";
// An upload that lasts longer than any was started by a clock that was ahead.
const EXPIRED = '(expires_at <= ? OR expires_at > ?)';
const UNFINISHED = `state = 'active' AND NOT ${EXPIRED}`;

/** Returns access to the uploads in the database. The bytes of an unfinished one are in the file with its id. */
export function createUploads(db: Database, now: () => number): Uploads {
  const find = (id: string): Upload | null => {
    const row = db.prepare('SELECT * FROM storage_uploads WHERE id = ? AND expires_at > ?').get([id, now()]) as
      Row | undefined;
    return row === undefined ? null : toUpload(row);
  };
  const setState = (id: string, state: Upload['state']): void =>
    void db.prepare('UPDATE storage_uploads SET state = ? WHERE id = ?').run([state, id]);
  const removeWhere = (condition: string, values: (string | number)[]): string[] => {
    const rows = db.prepare(`SELECT id FROM storage_uploads WHERE ${condition}`).all(values) as { id: string }[];
    if (rows.length > 0) db.prepare(`DELETE FROM storage_uploads WHERE ${condition}`).run(values);
    return rows.map(({ id }) => id);
  };
  const bounds = (): [number, number] => [now(), now() + 2 * LIFETIME_MS];
  return {
    find,
    start({ id, bucket, name, caller, client, settings, size, md5 }) {
      const [uid, stored] = caller === null ? [null, null] : [caller.uid, JSON.stringify(caller)];
      const values = [id, bucket, name, uid, stored, client, JSON.stringify(settings), size, md5];
      db.prepare(INSERT).run([...values, now() + LIFETIME_MS]);
    },
    finish: (id, size) =>
      void db.prepare("UPDATE storage_uploads SET state = 'final', size = ? WHERE id = ?").run([size, id]),
    cancel: (id) => setState(id, 'cancelled'),
    removeOf: (uid) => removeWhere('uid = ?', [uid]),
    expire: () => removeWhere(EXPIRED, bounds()),
    hasActive: (id) => find(id)?.state === 'active',
    countActive(caller, client) {
      const [column, value] = caller === null ? ['uid IS NULL AND client', client] : ['uid', caller.uid];
      const sql = `SELECT count(*) AS count FROM storage_uploads WHERE ${column} = ? AND ${UNFINISHED}`;
      return (db.prepare(sql).get([value, ...bounds()]) as { count: number }).count;
    },
    activeBytes(uid) {
      const sql = `SELECT coalesce(sum(size), 0) AS bytes FROM storage_uploads WHERE uid = ? AND ${UNFINISHED}`;
      return (db.prepare(sql).get([uid, ...bounds()]) as { bytes: number }).bytes;
    },
  };
}

function toUpload({ id, bucket, name, caller, client, settings, size, md5, state }: Row): Upload {
  return {
    id,
    bucket,
    name,
    caller: caller === null ? null : (JSON.parse(caller) as Caller),
    client,
    settings: JSON.parse(settings) as ObjectSettings,
    size,
    md5,
    state,
  };
}
