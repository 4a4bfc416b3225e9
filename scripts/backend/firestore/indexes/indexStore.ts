import { inTransaction, type Database } from '../../persistence';
import { DocumentRecord, type DocumentRow } from '../store/DocumentRecord';
import type { Statements } from '../store/statements';
import type { IndexConfiguration } from './configuration';
import { definitionText, fromComposite, keysOf, parseDefinition, type IndexDefinition } from './definition';

export type StoredIndex = IndexDefinition & { id: number };

/**
 * The indexes that exist. Declared composites are built at the start, single-field ones when a query first needs them.
 */
export type IndexStore = {
  /**
   * The index of this definition, built now when it is not there yet; null when it must not be built now; `empty` when
   * no document would be in it: then it is not kept either, so that asking for fields that nobody has costs no write.
   */
  ensure(definition: IndexDefinition): StoredIndex | 'empty' | null;
  /** Brings the entries of one document from its state before a write to the one after. */
  update(before: DocumentRecord | null, after: DocumentRecord | null, row: number): void;
  /** Reads the definitions again. */
  reload(): void;
};

/** Beyond so many indexes of one collection a query on a further field reads the whole collection instead. */
const MAX_INDEXES_PER_COLLECTION = 400;

export function createIndexStore(db: Database, statements: Statements, configuration: IndexConfiguration): IndexStore {
  let byText = new Map<string, StoredIndex>();
  let byCollection = new Map<string, StoredIndex[]>();

  const add = (index: StoredIndex) => {
    byText.set(definitionText(index), index);
    byCollection.set(index.collection, [...(byCollection.get(index.collection) ?? []), index]);
  };
  const reload = () => {
    byText = new Map();
    byCollection = new Map();
    const rows = statements.all('SELECT id, text FROM index_definitions') as { id: number; text: string }[];
    for (const { id, text } of rows) add({ id, ...parseDefinition(text) });
  };
  const create = (definition: IndexDefinition, declared: boolean): StoredIndex | 'empty' =>
    inTransaction(db, () => {
      const sql = 'INSERT INTO index_definitions (text) VALUES (?) RETURNING id';
      const { id } = statements.get(sql, definitionText(definition)) as { id: number };
      const index = { id, ...definition };
      const entries = build(statements, index);
      if (entries === 0 && !declared) {
        statements.run('DELETE FROM index_definitions WHERE id = ?', id);
        return 'empty';
      }
      add(index);
      return index;
    });
  const ensure = (definition: IndexDefinition): StoredIndex | 'empty' | null => {
    const known = byText.get(definitionText(definition));
    if (known !== undefined) return known;
    const count = byCollection.get(definition.collection)?.length ?? 0;
    if (!db.open || db.inTransaction || count >= MAX_INDEXES_PER_COLLECTION) return null;
    return create(definition, false);
  };

  reload();
  const declared = configuration.indexes.map(fromComposite);
  inTransaction(db, () => {
    dropUndeclared(statements, [...byText.values()], new Set(declared.map(definitionText)));
    reload();
    for (const definition of declared) if (!byText.has(definitionText(definition))) create(definition, true);
  });
  return {
    ensure,
    reload,
    update(before, after, row) {
      const { collection } = after ?? before ?? { collection: '' };
      for (const index of byCollection.get(collection) ?? []) updateEntries(statements, index, before, after, row);
    },
  };
}

function updateEntries(
  statements: Statements,
  index: StoredIndex,
  before: DocumentRecord | null,
  after: DocumentRecord | null,
  row: number,
): void {
  const parent = index.group ? '' : ((after ?? before)?.parent ?? '');
  const old = before === null ? [] : keysOf(index, before);
  const fresh = after === null ? [] : keysOf(index, after);
  const isOld = membership(old);
  const isFresh = membership(fresh);
  for (const key of old) {
    if (!isFresh(key))
      statements.run('DELETE FROM index_entries WHERE index_id = ? AND parent = ? AND key = ?', index.id, parent, key);
  }
  for (const key of fresh) {
    if (!isOld(key)) insertEntry(statements, index.id, parent, key, row);
  }
}

function membership(keys: Buffer[]): (key: Buffer) => boolean {
  if (keys.length < 2) return (key) => keys[0]?.equals(key) ?? false;
  const set = new Set(keys.map((key) => key.toString('latin1')));
  return (key) => set.has(key.toString('latin1'));
}

function insertEntry(statements: Statements, index: number, parent: string, key: Buffer, row: number): void {
  statements.run(
    'INSERT OR REPLACE INTO index_entries (index_id, parent, key, doc) VALUES (?, ?, ?, ?)',
    index,
    parent,
    key,
    row,
  );
}

/**
 * Enters every document of the collection and counts the entries; documents whose JSON never names the first field are
 * passed over unread.
 */
function build(statements: Statements, index: StoredIndex): number {
  const first = index.fields[0]?.path[0];
  const needle = first === undefined || first === '__name__' ? '' : JSON.stringify(first);
  let last = 0;
  let entries = 0;
  for (;;) {
    const rows = statements.all(
      'SELECT doc, parent, id, fields, created, updated FROM documents WHERE collection = ? AND doc > ? ' +
        'AND instr(fields, ?) > 0 ORDER BY doc LIMIT 1000',
      index.collection,
      last,
      needle,
    ) as DocumentRow[];
    for (const row of rows) {
      const document = DocumentRecord.fromRow(row);
      const keys = keysOf(index, document);
      for (const key of keys) insertEntry(statements, index.id, index.group ? '' : row.parent, key, row.doc);
      entries += keys.length;
      last = row.doc;
    }
    if (rows.length < 1000) return entries;
  }
}

/** Composite indexes that are no longer declared would only slow writes. */
function dropUndeclared(statements: Statements, indexes: StoredIndex[], declared: Set<string>): void {
  for (const index of indexes) {
    if (index.fields.length < 2 || declared.has(definitionText(index))) continue;
    statements.run('DELETE FROM index_entries WHERE index_id = ?', index.id);
    statements.run('DELETE FROM index_definitions WHERE id = ?', index.id);
  }
}
