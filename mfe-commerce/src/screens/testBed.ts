import { createElement } from 'react';
import { screen, within } from '@testing-library/react';
import type { DocumentParser } from '@lectern/shared/domain';
import { listDocuments } from '@lectern/shared/firebase/documents';
import type { SessionUser } from '@lectern/shared/host';
import {
  fetchFrom,
  renderScreen,
  startTestBackend,
  type RenderedScreen,
  type TestBackend,
} from '@lectern/shared/testing';
import { euros, listedBook, publishBooks, releaseWithheld } from '../testBed';
import BooksScreen from './BooksScreen';

/** Books of the tests: free, paid, free to claim, in German, and without a sample. */
export const BOOKS = [
  listedBook('Bread'),
  listedBook('Cake', { productId: 'cake', price: euros(900) }),
  listedBook('Gift', { productId: 'gift', price: euros(0) }),
  listedBook('Kurven', { category: 'data', language: 'de', pages: 1 }),
  listedBook('Bare', { sample: null, productId: 'bare', price: euros(300) }),
];

/** Text of every book; a sample ends before its second chapter. */
export const MARKDOWN =
  '# The book\n\n## First\n\nOne *and* <b>two</b>.\n\n### A part\n\nThree.\n\n## Second\n\nFour.\n';

/** Date of every document that the tests seed. */
export const AT = new Date('2026-03-04T12:00:00Z');

const CHANGED_BY_TESTS = [
  'entitlements/noor/items/gift',
  'entitlements/noor/items/cake',
  'users/noor/reading/bread',
  'users/noor/reading/cake',
  'users/noor/reading/gift',
];

/** Backend with the published books, and the signed-in user Noor, for the tests of one file. */
export type BooksTestBed = {
  running: TestBackend;
  user: SessionUser;
  /** Renders `/books` with a query string, for a guest unless a user is given. */
  open: (query?: string, user?: SessionUser | null) => RenderedScreen;
  /** Lists the titles of the visible cards. */
  shown: () => string[];
  /** Adds a product to Noor's library. */
  owns: (product: string) => void;
};

/** Starts the backend before the tests of a file, and removes after each test what it has changed. */
export function setUpBooks(): BooksTestBed {
  const testBed = {
    open: (query = '', user: SessionUser | null = null) =>
      renderScreen(createElement(BooksScreen), { path: `/books${query}`, route: '/books', user }),
    shown: () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    owns: (product: string) => {
      const entitlement = { kind: 'book', refId: product, priceId: 'p', paymentId: 'pay', grantedAt: AT };
      testBed.running.seed({ [`entitlements/noor/items/${product}`]: entitlement });
    },
  } as BooksTestBed;
  let restoreFetch: () => void;
  // The SDK warns of each call that the rules refuse, which some tests cause on purpose.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeAll(async () => {
    window.scrollTo = () => undefined;
    testBed.running = await startTestBackend();
    restoreFetch = fetchFrom(testBed.running.url);
    await publishBooks(testBed.running, BOOKS, () => MARKDOWN);
  });
  beforeEach(async () => {
    localStorage.clear();
    testBed.user = await testBed.running.signIn({ name: 'noor', displayName: 'Noor' });
  });
  afterEach(releaseWithheld);
  afterEach(() => CHANGED_BY_TESTS.forEach((path) => testBed.running.backend.firestore.admin.delete(path)));
  afterAll(async () => {
    restoreFetch();
    await testBed.running.stop();
  });
  return testBed;
}

/**
 * Answers checkouts and claims as the payments processor would. `asked` has the requests in order. Call `stop` when
 * done.
 */
export function answerRequests<T extends { id: string }>(
  running: TestBackend,
  collection: string,
  parse: DocumentParser<T>,
  reply: (asked: T) => object,
): { asked: T[]; stop: () => void } {
  const asked: T[] = [];
  const round = async (): Promise<void> => {
    for (const found of await listDocuments({ collection }, parse, { fresh: true })) {
      if (asked.some(({ id }) => id === found.id)) continue;
      asked.push(found);
      const { id, ...fields } = found;
      running.seed({ [`${collection}/${id}`]: { ...fields, ...reply(found) } });
    }
  };
  const timer = setInterval(() => void round().catch(() => undefined), 80);
  return { asked, stop: () => clearInterval(timer) };
}
