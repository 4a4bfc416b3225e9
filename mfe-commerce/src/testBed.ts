import { createHash } from 'node:crypto';
import type { ListedBook, ListedCategory } from '@lectern/shared/domain';
import type { TestBackend } from '@lectern/shared/testing';

const at = new Date('2026-03-04T12:00:00Z');

/** A book of a test; its id and its title come from `title`. */
export const listedBook = (title: string, facts: Partial<ListedBook> = {}): ListedBook => {
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
    ...facts,
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
  generation += 1;
  const folder = `catalogue/${String(generation).padStart(12, '0')}`;
  const put = (path: string, content: string, contentType = 'application/json') =>
    admin.put('lectern', path, content, { contentType });
  await put(`${folder}/books.json`, JSON.stringify({ books }));
  await put(
    `${folder}/home.json`,
    JSON.stringify({
      categories: [topic('cooking', 'Cooking'), topic('data', 'Data and charts')],
      popular: [],
      newest: [],
      open: [],
    }),
  );
  await put(
    'catalogue/pointer.json',
    JSON.stringify({
      schemaVersion: 2,
      generation: folder.slice(10),
      home: `${folder}/home.json`,
      books: `${folder}/books.json`,
      lists: {},
      rows: `${folder}/rows`,
      words: `${folder}/words`,
      courseCount: 0,
    }),
  );
  for (const book of books) {
    const { id, slug, title, authors, category, language, pages, cover, sample, productId, price } = book;
    const whole = text(book);
    running.seed({
      [`books/${id}`]: {
        slug,
        title,
        summary: `All about ${title}.`,
        authors,
        isbn13: '9783161484100',
        category,
        language,
        pages,
        cover,
        sample,
        productId,
        status: 'published',
        createdAt: at,
        updatedAt: at,
      },
      [`books/${id}/private/file`]: {
        path: `books/${id}/full/book.md`,
        sha256: createHash('sha256').update(whole).digest('hex'),
        bytes: whole.length,
      },
      ...(productId && price
        ? {
            [`products/${productId}`]: { active: true, name: title },
            [`products/${productId}/prices/${price.priceId}`]: {
              unit_amount: price.amount,
              currency: price.currency,
              active: true,
              type: 'one_time',
            },
          }
        : {}),
    });
    await put(`books/${id}/full/book.md`, whole, 'text/markdown');
    if (sample) await put(sample, whole.slice(0, whole.indexOf('## Second')), 'text/markdown');
  }
}

/**
 * Keeps requests for addresses with this in them waiting until the function that it returns is called; from then on
 * they pass, or the waiting ones fail.
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
  return (how) => {
    globalThis.fetch = before;
    end(how);
  };
}
