import { createHash } from 'node:crypto';
import type { CataloguePointer } from '@lectern/shared/domain';
import { encodeCourseTable, encodingTextIndex } from '@lectern/shared/search';
import { composeHome, composeList, listKeys } from './composeLists';
import { inPieces, type Pause } from './inTurns';
import type { Catalogue } from './readCatalogue';

/** The files of one generation by their paths in storage, and the pointer that makes them live. */
export type Snapshot = { files: Map<string, string | Uint8Array>; pointer: CataloguePointer };

/** Where the hashed files of all generations are. */
export const HASHED_FILES = 'catalogue/files/';

/**
 * Writes the catalogue's files, in turns. A file is named by a hash of its content, so that what a change does not touch stays where it is, in
 * storage and in browsers; the generation is a hash of all names.
 */
export async function composeSnapshot(catalogue: Catalogue, pause: Pause): Promise<Snapshot> {
  const files = new Map<string, string | Uint8Array>();
  const add = (name: string, content: string | Uint8Array): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const path = `${HASHED_FILES}${name}-${hash}${typeof content === 'string' ? '.json' : '.bin'}`;
    files.set(path, content);
    return path;
  };
  const lists: Record<string, string> = {};
  for (const key of listKeys(catalogue.categories)) {
    lists[key] = add(`list-${key.replace('/', '.')}`, JSON.stringify(composeList(catalogue, key)));
    await pause();
  }
  const home = add('home', JSON.stringify(composeHome(catalogue)));
  const books = add('books', JSON.stringify({ books: catalogue.books }));
  await pause();
  const words = add('words', await inPieces(encodingTextIndex(catalogue.index), pause));
  await pause();
  const rows = add('rows', await joined(encodeCourseTable(catalogue.table), pause));
  const named = { home, books, lists, rows, words, courseCount: catalogue.table.size };
  const generation = createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 16);
  return { files, pointer: { schemaVersion: 2, generation, ...named } };
}

async function joined(pieces: Iterable<string>, pause: Pause): Promise<string> {
  const all: string[] = [];
  for (const piece of pieces) {
    all.push(piece);
    await pause();
  }
  return all.join('');
}
