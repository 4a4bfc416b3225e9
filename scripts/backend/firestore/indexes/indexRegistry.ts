import type { DocumentRecord } from '../store/DocumentRecord';
import { definitionText, keysOf, type IndexDefinition } from './definition';

/** An index with its id in the database. */
export type StoredIndex = IndexDefinition & { id: number };

/** A stored index. `builtTo` is the last row that it covers while it is being built, null once it is complete. */
export type KnownIndex = StoredIndex & { builtTo: number | null };

/** The indexes in memory, by definition and by collection. */
export type IndexRegistry = {
  find(definition: IndexDefinition): KnownIndex | undefined;
  /** Returns all indexes of a collection, also those being built: every write updates them. */
  of(collection: string): readonly KnownIndex[];
  add(index: KnownIndex): void;
  replace(indexes: readonly KnownIndex[]): void;
};

/** Creates a registry without indexes. */
export function createIndexRegistry(): IndexRegistry {
  const byText = new Map<string, KnownIndex>();
  const byCollection = new Map<string, KnownIndex[]>();
  const of = (collection: string): readonly KnownIndex[] => byCollection.get(collection) ?? [];
  const add = (index: KnownIndex): void => {
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

/** A search for the first document that an index would contain: all rows up to `searchedTo` have none. */
export type IndexProbe = { definition: IndexDefinition; searchedTo: number; result: 'searching' | 'empty' | 'found' };

/** Beyond this many, the probe that has been remembered longest is forgotten. */
const MAX_PROBES = 1_000;

/** The searches for documents of indexes that are not stored. A write of such a document ends them. */
export type IndexProbes = {
  /** Returns the probe of a definition, a new one if necessary. */
  of(definition: IndexDefinition): IndexProbe;
  /** Notes the new state of a document. */
  written(document: DocumentRecord): void;
  clear(): void;
};

/** Creates probes. */
export function createIndexProbes(): IndexProbes {
  const byText = new Map<string, IndexProbe>();
  return {
    of(definition) {
      const text = definitionText(definition);
      const known = byText.get(text);
      if (known !== undefined) return known;
      const [oldest] = byText.keys();
      if (byText.size >= MAX_PROBES && oldest !== undefined) byText.delete(oldest);
      const probe: IndexProbe = { definition, searchedTo: 0, result: 'searching' };
      byText.set(text, probe);
      return probe;
    },
    written(document) {
      for (const probe of byText.values()) {
        const { definition, result } = probe;
        if (result === 'found' || definition.collection !== document.collection) continue;
        // Rows that were searched may be those written: the index is built from the first one.
        if (keysOf(definition, document).length > 0) Object.assign(probe, { result: 'found', searchedTo: 0 });
      }
    },
    clear: () => byText.clear(),
  };
}
