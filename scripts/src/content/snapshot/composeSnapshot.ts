import { createHash } from 'node:crypto';
import type { CatalogueCourses, CatalogueHome, CataloguePointer, ListedCourse } from '@lectern/shared/domain';
import type { Catalogue } from './readCatalogue';

/** The files of one generation by their paths in storage, and the pointer that makes them live. */
export type Snapshot = { files: Map<string, string>; pointer: CataloguePointer };

/** How many courses one list file may hold before each category gets a file of its own besides. */
const SHARD_ABOVE = 1000;
const ON_HOME = 8;

/** Writes the catalogue's files. The same catalogue gives the same generation, which is a hash of all of them. */
export function composeSnapshot(catalogue: Catalogue): Snapshot {
  const contents = new Map<string, string>([
    ['home.json', JSON.stringify(composeHome(catalogue))],
    ['courses.json', JSON.stringify(composeCourses(catalogue, catalogue.courses))],
    ['books.json', JSON.stringify({ books: catalogue.books })],
    ...composeShards(catalogue),
  ]);
  const hash = createHash('sha256');
  for (const [name, content] of contents) hash.update(`${name}\n${content}\n`);
  const generation = hash.digest('hex').slice(0, 16);
  const at = (name: string): string => `catalogue/${generation}/${name}`;
  const shards = Array.from(contents.keys()).filter((name) => name.startsWith(SHARD));
  const pointer: CataloguePointer = {
    schemaVersion: 1, generation, home: at('home.json'), courses: at('courses.json'), books: at('books.json'),
    ...(shards.length > 0 ? { lists: Object.fromEntries(shards.map((name) => [name.slice(SHARD.length, -'.json'.length), at(name)])) } : {}),
  };
  return { files: new Map(Array.from(contents, ([name, content]) => [at(name), content])), pointer };
}

const SHARD = 'category-';

function composeShards(catalogue: Catalogue): [name: string, content: string][] {
  if (catalogue.courses.length <= SHARD_ABOVE) return [];
  return catalogue.categories.filter(({ parent }) => parent === null).map(({ slug }) => {
    const courses = catalogue.courses.filter(({ category }) => category === slug);
    return [`${SHARD}${slug}.json`, JSON.stringify(composeCourses(catalogue, courses))];
  });
}

const composeCourses = ({ categories }: Catalogue, courses: ListedCourse[]): CatalogueCourses => ({ categories, courses });

function composeHome({ categories, courses, open }: Catalogue): CatalogueHome {
  const average = ({ ratingSum, ratingCount }: ListedCourse): number => (ratingCount === 0 ? 0 : ratingSum / ratingCount);
  const popular = courses.toSorted((a, b) => b.ratingCount - a.ratingCount || average(b) - average(a)).slice(0, ON_HOME);
  const newest = courses.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, ON_HOME);
  return { categories, popular, newest, open };
}
