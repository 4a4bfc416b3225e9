import { QueryClient } from '@lectern/shared/query';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { ownBooks } from './books/ownBooks';
import { testBook } from './testBed';

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => testBackend.stop());

const list = (uid: string) => new QueryClient().query({ ...ownBooks(uid), retry: false });

test('a withdrawn book is listed as withdrawn, and one that could not be fetched is an error', async () => {
  const uid = await testBackend.signIn('ada').then((user) => user.uid);
  const at = new Date();
  const granted = { kind: 'book', priceId: 'p', paymentId: 'pay', grantedAt: at };
  testBackend.seed({
    'books/loaf': testBook('The loaf'),
    [`entitlements/${uid}/items/loaf`]: { ...granted, refId: 'loaf' },
    [`entitlements/${uid}/items/gone`]: { ...granted, refId: 'gone' },
  });
  const books = await list(uid);
  expect(books.map(({ id, book }) => [id, book !== null]).sort()).toEqual([
    ['gone', false],
    ['loaf', true],
  ]);
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation((asked, init) => {
    const isLoaf = typeof init?.body === 'string' && init.body.includes('books/loaf');
    return isLoaf ? Promise.resolve(new Response('{}', { status: 503 })) : fetch(asked, init);
  });
  await expect(list(uid)).rejects.toMatchObject({ name: 'BackendError' });
});
