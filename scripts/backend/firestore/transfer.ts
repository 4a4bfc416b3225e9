import { inTransaction } from '../persistence';
import type { DocumentTransfer } from './contract';
import type { FirestoreContext } from './firestoreContext';
import { parseDocumentPath } from './names/documentPath';
import { DocumentRecord } from './store/DocumentRecord';
import { parseFields } from './values/parseValue';

const BATCH = 200;

/** Returns all documents with their times and owners, for moves to another backend. */
export function createTransfer({ store, names }: Pick<FirestoreContext, 'store' | 'names'>): DocumentTransfer {
  return {
    *export() {
      let [parent, id] = ['', ''];
      for (;;) {
        const clauses = 'documents d WHERE (d.parent, d.id) > (?, ?) ORDER BY d.parent, d.id LIMIT ?';
        const rows = store.select<{ owner: string | null }>('d.owner, ', clauses, parent, id, BATCH);
        for (const row of rows) {
          const { path, fields, createTime, updateTime } = store.toDocument(row);
          yield { path, fields, createTime, updateTime, owner: row.owner };
        }
        const last = rows.at(-1);
        if (last === undefined || rows.length < BATCH) return;
        [parent, id] = [last.parent, last.id];
      }
    },
    import: (all) =>
      inTransaction(store.db, () => {
        for (const { path, fields, createTime, updateTime, owner } of all) {
          const at = parseDocumentPath(path);
          if (store.get(at) !== null) throw new Error(`There is already a document ${path}.`);
          store.put(null, DocumentRecord.unsaved(at, parseFields(fields, names), createTime, updateTime));
          if (owner !== null) store.own(path, owner);
        }
      }),
  };
}
