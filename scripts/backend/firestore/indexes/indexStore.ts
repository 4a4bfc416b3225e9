import { inTransaction, type Database } from '../../persistence';
import type { DocumentRecord } from '../store/DocumentRecord';
import { createDocumentReader } from '../store/documentReader';
import type { Statements } from '../store/statements';
import type { IndexConfiguration } from './configuration';
import { definitionText, fromComposite, keysOf, parseDefinition, type IndexDefinition } from './definition';

/** An index with its id in the database. */
export type StoredIndex = IndexDefinition & { id: number };

/**
 * The stored indexes. Declared composite indexes are built at the start, single-field indexes when a query first needs
 * them.
 */
export type IndexStore = {
  /**
   * Returns the index of this definition, building it when it is missing. Returns null when it must not be built now.
   * Returns `empty` when it would contain no document. An empty index is not stored but remembered, so a query for an
   * unknown field costs no write, and one read of the collection.
   */
  ensure(definition: IndexDefinition): StoredIndex | 'empty' | null;
  /** Updates the entries of one document from its state before a write to the state after it. */
  update(before: DocumentRecord | null, after: DocumentRecord | null, row: number): void;
  /** Reloads the definitions from the database. */
  reload(): void;
};

/** Beyond this many indexes of a collection, a query for another field reads the whole collection instead. */
const MAX_INDEXES_PER_COLLECTION = 400;

/** Opens the indexes, drops composites that are no longer declared and builds those that are new. */
export function createIndexStore(db: Database, statements: Statements, configuration: IndexConfiguration): IndexStore {
  const registry = createRegistry();
  const empty = createEmptyIndexes();
  const reload = (): void => {
    registry.replace(readDefinitions(statements));
    empty.clear();
  };
  const create = (definition: IndexDefinition, isDeclared: boolean): StoredIndex | 'empty' =>
    inTransaction(db, () => {
      const index = insertIndex(statements, definition, isDeclared);
      if (index !== 'empty') registry.add(index);
      return index;
    });
  const declared = configuration.indexes.map(fromComposite);
  inTransaction(db, () => {
    dropUndeclared(statements, new Set(declared.map(definitionText)));
    reload();
    for (const definition of declared) if (registry.find(definition) === undefined) create(definition, true);
  });
  return {
    reload,
    ensure(definition) {
      const known = registry.find(definition);
      if (known !== undefined) return known;
      const count = registry.of(definition.collection).length;
      if (!db.open || db.inTransaction || count >= MAX_INDEXES_PER_COLLECTION) return null;
      if (empty.has(definition)) return 'empty';
      if (hasEntries(statements, definition)) return create(definition, false);
      empty.add(definition);
      return 'empty';
    },
    update(before, after, row) {
      const { collection } = after ?? before ?? { collection: '' };
      for (const index of registry.of(collection)) updateEntries(statements, index, before, after, row);
      if (after !== null) empty.forget(after);
    },
  };
}

/** Beyond this many, the index that has been remembered longest is forgotten. */
const MAX_EMPTY_INDEXES = 1_000;

/** Indexes that would contain no document. One is forgotten when a document is written that it would contain. */
function createEmptyIndexes() {
  const byText = new Map<string, IndexDefinition>();
  return {
    has: (definition: IndexDefinition): boolean => byText.has(definitionText(definition)),
    add(definition: IndexDefinition): void {
      const [oldest] = byText.keys();
      if (byText.size >= MAX_EMPTY_INDEXES && oldest !== undefined) byText.delete(oldest);
      byText.set(definitionText(definition), definition);
    },
    forget(written: DocumentRecord): void {
      for (const [text, definition] of byText)
        if (definition.collection === written.collection && keysOf(definition, written).length > 0) byText.delete(text);
    },
    clear: () => byText.clear(),
  };
}

/** The indexes in memory, by definition and by collection. */
type Registry = {
  find(definition: IndexDefinition): StoredIndex | undefined;
  of(collection: string): readonly StoredIndex[];
  add(index: StoredIndex): void;
  replace(indexes: readonly StoredIndex[]): void;
};

function createRegistry(): Registry {
  const byText = new Map<string, StoredIndex>();
  const byCollection = new Map<string, StoredIndex[]>();
  const of = (collection: string): readonly StoredIndex[] => byCollection.get(collection) ?? [];
  const add = (index: StoredIndex): void => {
    byText.set(definitionText(index), index);
    byCollection.set(index.collection, [...of(index.collection), index]);
  };
  return {
    find: (definition) => byText.get(definitionText(definition)),
    of,
    add,
    replace(indexes) {
      byText.clear();
      byCollection.clear();
      indexes.forEach(add);
    },
  };
}

function readDefinitions(statements: Statements): StoredIndex[] {
  const rows = statements.all('SELECT id, text FROM index_definitions') as { id: number; text: string }[];
  return rows.map(({ id, text }) => ({ id, ...parseDefinition(text) }));
}

/** Stores the definition and its entries. An index without entries is stored only when it is declared. */
function insertIndex(statements: Statements, definition: IndexDefinition, isDeclared: boolean): StoredIndex | 'empty' {
  const sql = 'INSERT INTO index_definitions (text) VALUES (?) RETURNING id';
  const { id } = statements.get(sql, definitionText(definition)) as { id: number };
  const index = { id, ...definition };
  if (build(statements, index) > 0 || isDeclared) return index;
  statements.run('DELETE FROM index_definitions WHERE id = ?', id);
  return 'empty';
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
  const next = after === null ? [] : keysOf(index, after);
  const isOld = membership(old);
  const isNext = membership(next);
  for (const key of old) {
    if (!isNext(key))
      statements.run('DELETE FROM index_entries WHERE index_id = ? AND parent = ? AND key = ?', index.id, parent, key);
  }
  for (const key of next) {
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

/** Adds every document of the collection and returns the number of entries. */
function build(statements: Statements, index: StoredIndex): number {
  let entries = 0;
  for (const { keys, parent, row } of documentKeys(statements, index)) {
    for (const key of keys) insertEntry(statements, index.id, index.group ? '' : parent, key, row);
    entries += keys.length;
  }
  return entries;
}

function hasEntries(statements: Statements, definition: IndexDefinition): boolean {
  for (const { keys } of documentKeys(statements, definition)) if (keys.length > 0) return true;
  return false;
}

/**
 * Yields the keys of every document of an index's collection. Documents whose JSON never names the first field are
 * skipped without being parsed.
 */
function* documentKeys(
  statements: Statements,
  definition: IndexDefinition,
): Generator<{ keys: Buffer[]; parent: string; row: number }> {
  const first = definition.fields[0]?.path[0];
  const needle = first === undefined || first === '__name__' ? '' : JSON.stringify(first);
  let last = 0;
  const reader = createDocumentReader(statements);
  for (;;) {
    const rows = reader.select(
      '',
      'documents d WHERE collection = ? AND doc > ? AND instr(d.fields, ?) > 0 ORDER BY doc LIMIT 500',
      definition.collection,
      last,
      needle,
    );
    for (const row of rows) {
      yield { keys: keysOf(definition, reader.toDocument(row)), parent: row.parent, row: row.doc };
      last = row.doc;
    }
    if (rows.length < 500) return;
  }
}

/** Drops composite indexes that are no longer declared: they would only slow writes. */
function dropUndeclared(statements: Statements, declared: Set<string>): void {
  for (const index of readDefinitions(statements)) {
    if (index.fields.length < 2 || declared.has(definitionText(index))) continue;
    statements.run('DELETE FROM index_entries WHERE index_id = ?', index.id);
    statements.run('DELETE FROM index_definitions WHERE id = ?', index.id);
  }
}
