import type { CatalogueBooks, CatalogueHome, ListedCategory, ListedCourse } from '@lectern/shared/domain';

type Storage = { put: (bucket: string, path: string, content: string, options: { contentType: string }) => unknown };

/** A category of a test. */
export const listedCategory = (slug: string, parent: string | null = null, courseCount = 1): ListedCategory => ({
  slug, name: slug.charAt(0).toUpperCase() + slug.slice(1), parent, order: 0, icon: 'x', courseCount,
});

/** A course of a test; its id and its title come from `title`. */
export const listedCourse = (title: string, facts: Partial<ListedCourse> = {}): ListedCourse => {
  const slug = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  return {
    id: slug, slug, title, subtitle: '', teacherName: 'Ada', category: 'cooking', subcategory: null, level: 'beginner', language: 'en', durationSec: 600, lessonCount: 2,
    ratingSum: 0, ratingCount: 0, cover: null, price: null, createdAt: 0, ...facts,
  };
};

/** What a test publishes; what is left out is empty. */
export type PublishedFiles = { categories?: ListedCategory[]; courses?: ListedCourse[]; books?: CatalogueBooks['books']; open?: NonNullable<CatalogueHome['open']>; lists?: Record<string, ListedCourse[]> };

let generation = 0;

/** Puts a snapshot into the storage of a test's backend, as the site would. */
export async function publishFiles(storage: Storage, { categories = [], courses = [], books = [], open = [], lists }: PublishedFiles): Promise<void> {
  generation += 1;
  const name = String(generation).padStart(12, '0');
  const put = async (file: string, content: object): Promise<string> => {
    await storage.put('lectern', `catalogue/${name}/${file}.json`, JSON.stringify(content), { contentType: 'application/json' });
    return `catalogue/${name}/${file}.json`;
  };
  const home: CatalogueHome = { categories, popular: courses.slice(0, 8), newest: courses.slice(0, 8), open };
  const shards = await Promise.all(Object.entries(lists ?? {}).map(async ([slug, listed]) => [slug, await put(`category-${slug}`, { categories, courses: listed })] as const));
  const pointer = {
    schemaVersion: 1, generation: name, home: await put('home', home), courses: await put('courses', { categories, courses }), books: await put('books', { books }),
    ...(lists ? { lists: Object.fromEntries(shards) } : {}),
  };
  await storage.put('lectern', 'catalogue/pointer.json', JSON.stringify(pointer), { contentType: 'application/json' });
}

/** Sends requests for addresses of the page's own site to `url`, as a page from there would. Returns the end of it. */
export function fetchFrom(url: string): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => before(typeof input === 'string' && input.startsWith('/') ? url + input : input, init);
  return () => { globalThis.fetch = before; };
}
