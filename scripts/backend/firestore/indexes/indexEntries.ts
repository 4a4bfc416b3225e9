import type { DocumentRecord } from '../store/DocumentRecord';
import type { Statements } from '../store/statements';
import { keysOf } from './definition';
import type { KnownIndex } from './indexRegistry';

/** Changes the entries of one document in an index from its state before a write to the state after it. */
export function updateEntries(
  statements: Statements,
  index: KnownIndex,
  before: DocumentRecord | null,
  after: DocumentRecord | null,
  row: number,
): void {
  const parent = (after ?? before)?.parent ?? '';
  const old = before === null ? [] : keysOf(index, before);
  const next = after === null ? [] : keysOf(index, after);
  const isOld = membership(old);
  const isNext = membership(next);
  for (const key of old) {
    if (isNext(key)) continue;
    const sql = 'DELETE FROM index_entries WHERE index_id = ? AND parent = ? AND key = ?';
    statements.run(sql, index.id, index.group ? '' : parent, key);
  }
  for (const key of next) {
    // An index that is being built may not have the entries of the state before.
    if (!isOld(key) || index.builtTo !== null) insertEntry(statements, index, parent, key, row);
  }
}

/** Stores the entry of a document. */
export function insertEntry(statements: Statements, index: KnownIndex, parent: string, key: Buffer, row: number): void {
  const sql = 'INSERT OR REPLACE INTO index_entries (index_id, parent, key, doc) VALUES (?, ?, ?, ?)';
  statements.run(sql, index.id, index.group ? '' : parent, key, row);
}

function membership(keys: Buffer[]): (key: Buffer) => boolean {
  if (keys.length < 2) return (key) => keys[0]?.equals(key) ?? false;
  const set = new Set(keys.map((key) => key.toString('latin1')));
  return (key) => set.has(key.toString('latin1'));
}
