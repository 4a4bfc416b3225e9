import { createHash } from 'node:crypto';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import type { TestBackend } from '@lectern/shared/testing';

const at = new Date('2026-03-04T12:00:00Z');

/** A book of a test; its id and its title come from `title`. */
export const listedBook = (title: string, overrides: Partial<ListedBook> = {}): ListedBook => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    id: slug,
    slug,
    title,
    authors: ['Marta Kowal'],
    category: 'cooking',
    language: 'en',
    pages: 3,
    cover: null,
    sample: `books/${slug}/sample/sample.md`,
    productId: null,
    price: null,
    ...overrides,
  };
};

/** A price in cents of a euro. */
export const euros = (amount: number): NonNullable<ListedBook['price']> => ({
  priceId: `eur-${String(amount)}`,
  amount,
  currency: 'eur',
});

const topic = (slug: string, name: string): ListedCategory => ({
  slug,
  name,
  parent: null,
  order: 0,
  icon: 'x',
  courseCount: 1,
});

let generation = 0;

type Put = (path: string, content: string, contentType?: string) => Promise<unknown>;

/**
 * Publishes books as the site would: the snapshot's files, the documents, the products with their prices, and the
 * texts.
 */
export async function publishBooks(
  running: TestBackend,
  books: readonly ListedBook[],
  text: (book: ListedBook) => string,
): Promise<void> {
  const { admin } = running.backend.storage;
  const put: Put = (path, content, contentType = 'application/json') =>
    admin.put('lectern', path, content, { contentType });
  await putCatalogue(put, books);
  for (const book of books) {
    const whole = text(book);
    running.seed({ ...bookDocuments(book, whole), ...productDocuments(book) });
    await put(`books/${book.id}/full/book.md`, whole, 'text/markdown');
    if (book.sample) await put(book.sample, whole.slice(0, whole.indexOf('## Second')), 'text/markdown');
  }
}

async function putCatalogue(put: Put, books: readonly ListedBook[]): Promise<void> {
  generation += 1;
  const name = String(generation).padStart(12, '0');
  const folder = `catalogue/${name}`;
  const home = {
    categories: [topic('cooking', 'Cooking'), topic('data', 'Data and charts')],
    popular: [],
    newest: [],
    open: [],
  };
  const pointer = {
    schemaVersion: 2,
    generation: name,
    home: `${folder}/home.json`,
    books: `${folder}/books.json`,
    lists: {},
    rows: `${folder}/rows`,
    words: `${folder}/words`,
    courseCount: 0,
  };
  await put(pointer.books, JSON.stringify({ books }));
  await put(pointer.home, JSON.stringify(home));
  await put('catalogue/pointer.json', JSON.stringify(pointer));
}

function bookDocuments(book: ListedBook, whole: string): Record<string, object> {
  const { id, slug, title, authors, category, language, pages, cover, sample, productId } = book;
  return {
    [`books/${id}`]: {
      ...{ slug, title, authors, category, language, pages, cover, sample, productId },
      summary: `All about ${title}.`,
      isbn13: '9783161484100',
      status: 'published',
      createdAt: at,
      updatedAt: at,
    },
    [`books/${id}/private/file`]: {
      path: `books/${id}/full/book.md`,
      sha256: createHash('sha256').update(whole).digest('hex'),
      bytes: whole.length,
    },
  };
}

function productDocuments({ productId, price, title }: ListedBook): Record<string, object> {
  if (productId === null || price === null) return {};
  const { priceId, amount, currency } = price;
  return {
    [`products/${productId}`]: { active: true, name: title },
    [`products/${productId}/prices/${priceId}`]: { unit_amount: amount, currency, active: true, type: 'one_time' },
  };
}

let release: () => void = () => undefined;

/** Lets withheld requests pass: a test that failed has not done so. Call it after each test. */
export const releaseWithheld = (): void => release();

/**
 * Keeps requests for addresses with this in them waiting until the function that it returns is called; from then on
 * they pass, or the waiting ones fail. `releaseWithheld` ends it at the latest.
 */
export function withhold(part: string): (end: 'passes' | 'fails') => void {
  const before = globalThis.fetch;
  let end: (how: 'passes' | 'fails') => void = () => undefined;
  const ended = new Promise<'passes' | 'fails'>((resolve) => {
    end = resolve;
  });
  globalThis.fetch = async (input, init) => {
    const address = typeof input === 'string' ? input : 'href' in input ? input.href : input.url;
    if (address.includes(part) && (await ended) === 'fails') throw new TypeError('Failed to fetch');
    return before(input as string, init);
  };
  const answer = (how: 'passes' | 'fails'): void => {
    release = () => undefined;
    globalThis.fetch = before;
    end(how);
  };
  release = () => answer('passes');
  return answer;
}
