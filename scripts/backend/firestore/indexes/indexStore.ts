import { inTransaction, isUnwritable, type Database } from '../../persistence';
import type { DocumentRecord } from '../store/DocumentRecord';
import { createDocumentReader, type DocumentReader } from '../store/documentReader';
import type { Statements } from '../store/statements';
import type { IndexConfiguration } from './configuration';
import { definitionText, fromComposite, parseDefinition, type IndexDefinition } from './definition';
import { readBatch } from './documentBatch';
import { insertEntry, updateEntries } from './indexEntries';
import {
  createIndexProbes,
  createIndexRegistry,
  type IndexProbe,
  type IndexProbes,
  type IndexRegistry,
  type KnownIndex,
  type StoredIndex,
} from './indexRegistry';

/**
 * The stored indexes. Declared composite indexes are built at the start, single-field indexes when a query first needs
 * them.
 */
export type IndexStore = {
  /**
   * Returns the index of this definition; when it is missing it is built first, with a pause after each few
   * milliseconds, in which anything may be written. An interrupted build is continued by the next call. Returns null
   * when it must not be built now. Returns `empty` when it would contain no document. An empty index is not stored but
   * remembered, so a query for an unknown field costs no write, and one read of the collection.
   */
  prepare(definition: IndexDefinition): Generator<undefined, StoredIndex | 'empty' | null>;
  /** Updates the entries of one document from its state before a write to the state after it. */
  update(before: DocumentRecord | null, after: DocumentRecord | null, row: number): void;
  /** Reloads the definitions from the database. */
  reload(): void;
};

/** Beyond this many indexes of a collection, a query for another field reads the whole collection instead. */
const MAX_INDEXES_PER_COLLECTION = 400;
/**
 * Limit for the keys of one map. Rules fix the fields of a document, but often not the keys of a map: a client that
 * chooses many would otherwise use up the indexes of all others, and slow down every write of the collection.
 */
const MAX_INDEXES_PER_MAP = 20;

/** State that the steps of building an index share. */
type Building = {
  db: Database;
  statements: Statements;
  reader: DocumentReader;
  registry: IndexRegistry;
  probes: IndexProbes;
};

/** Opens the indexes, drops composites that are no longer declared and builds those that are new. */
export function createIndexStore(db: Database, statements: Statements, configuration: IndexConfiguration): IndexStore {
  const [registry, probes] = [createIndexRegistry(), createIndexProbes()];
  const building = { db, statements, reader: createDocumentReader(statements), registry, probes };
  const reload = (): void => {
    registry.replace(readDefinitions(statements));
    probes.clear();
  };
  inTransaction(db, () => {
    const declared = configuration.indexes.map(fromComposite);
    dropUndeclared(statements, new Set(declared.map(definitionText)));
    reload();
    for (const definition of declared) {
      const index = registry.find(definition) ?? insertIndex(building, definition, 0);
      while (index.builtTo !== null) extend(building, index, index.builtTo);
    }
  });
  return {
    reload,
    prepare: (definition) => prepare(building, definition),
    update(before, after, row) {
      const { collection } = after ?? before ?? { collection: '' };
      for (const index of registry.of(collection)) updateEntries(statements, index, before, after, row);
      if (after !== null) probes.written(after);
    },
  };
}

function* prepare(building: Building, definition: IndexDefinition): Generator<undefined, StoredIndex | 'empty' | null> {
  const { db, registry, probes } = building;
  for (;;) {
    // Looked up again after each pause: another request may have finished it, another process may have changed it.
    const known = registry.find(definition);
    if (known?.builtTo === null) return known;
    if (!db.open || db.inTransaction) return null;
    if (known === undefined) {
      if (isFull(registry, definition)) return null;
      const probe = probes.of(definition);
      if (probe.result === 'empty') return 'empty';
      if (!search(building, probe)) return null;
    } else if (
      !tryToWrite(building, () => {
        extend(building, known, known.builtTo ?? 0);
      })
    )
      return null;
    yield;
  }
}

function isFull(registry: IndexRegistry, { collection, fields }: IndexDefinition): boolean {
  const known = registry.of(collection);
  if (known.length >= MAX_INDEXES_PER_COLLECTION) return true;
  const maps = fields.flatMap(({ path }) => (path.length > 1 ? [path[0]] : []));
  return maps.some((map) => {
    const ofMap = known.filter((index) => index.fields.some(({ path }) => path.length > 1 && path[0] === map));
    return ofMap.length >= MAX_INDEXES_PER_MAP;
  });
}

/**
 * Searches a few documents for one that the index would contain. The first one found starts the index; returns false
 * when nothing can be written.
 */
function search(building: Building, probe: IndexProbe): boolean {
  const { reader } = building;
  if (probe.result === 'searching') {
    const { documents, last } = readBatch(reader, probe.definition, probe.searchedTo);
    const first = documents.find(({ keys }) => keys.length > 0);
    if (first !== undefined) Object.assign(probe, { result: 'found', searchedTo: first.row - 1 });
    else if (last === null) probe.result = 'empty';
    else probe.searchedTo = last;
  }
  if (probe.result !== 'found') return true;
  return tryToWrite(building, () => void insertIndex(building, probe.definition, probe.searchedTo));
}

/** Stores a definition that covers the documents up to a row. */
function insertIndex({ statements, registry }: Building, definition: IndexDefinition, builtTo: number): KnownIndex {
  const text = definitionText(definition);
  statements.run('INSERT OR IGNORE INTO index_definitions (text, built_to) VALUES (?, ?)', text, builtTo);
  const sql = 'SELECT id, built_to AS builtTo FROM index_definitions WHERE text = ?';
  const index = { ...definition, ...(statements.get(sql, text) as Pick<KnownIndex, 'id' | 'builtTo'>) };
  registry.add(index);
  return index;
}

/** Adds the entries of a few more documents. Other documents' entries follow their writes meanwhile. */
function extend({ statements, reader }: Building, index: KnownIndex, after: number): void {
  const { documents, last } = readBatch(reader, index, after);
  for (const { keys, parent, row } of documents)
    for (const key of keys) insertEntry(statements, index, parent, key, row);
  statements.run('UPDATE index_definitions SET built_to = ? WHERE id = ?', last, index.id);
  index.builtTo = last;
}

/**
 * Runs a step of building in a transaction that does not wait for the disk: after a power cut the step may be undone,
 * with all later ones, and is done again. Returns false on a disk that is full or read-only: queries need no index.
 */
function tryToWrite({ db, statements, registry, probes }: Building, step: () => void): boolean {
  db.pragma('synchronous=NORMAL');
  try {
    db.exec('BEGIN IMMEDIATE');
    step();
    db.exec('COMMIT');
    return true;
  } catch (error) {
    // SQLite ends the transaction itself when the disk is full; libsql's own transactions would hide that error.
    if (db.inTransaction) db.exec('ROLLBACK');
    registry.replace(readDefinitions(statements));
    probes.clear();
    if (isUnwritable(error)) return false;
    throw error;
  } finally {
    db.pragma('synchronous=FULL');
  }
}

function readDefinitions(statements: Statements): KnownIndex[] {
  const rows = statements.all('SELECT id, text, built_to FROM index_definitions') as {
    id: number;
    text: string;
    built_to: number | null;
  }[];
  return rows.map(({ id, text, built_to: builtTo }) => ({ id, builtTo, ...parseDefinition(text) }));
}

/** Drops composite indexes that are no longer declared: they would only slow writes. */
function dropUndeclared(statements: Statements, declared: Set<string>): void {
  for (const index of readDefinitions(statements)) {
    if (index.fields.length < 2 || declared.has(definitionText(index))) continue;
    statements.run('DELETE FROM index_entries WHERE index_id = ?', index.id);
    statements.run('DELETE FROM index_definitions WHERE id = ?', index.id);
  }
}
