import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const long = (length: number): string => 'x'.repeat(length);
const times = <T>(count: number, entry: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => entry(i));
const TEXTS: Case[] = [
  ...invalidVariants(
    'learner',
    'users/learner/reading/free-book',
    { ...good.reading, updatedAt: SERVER_TIME },
    {
      'a number among the bookmarks': { bookmarks: ['c1', 2] },
      'an empty bookmark': { bookmarks: [''] },
      'a bookmark of 501': { bookmarks: [long(501)] },
      '101 bookmarks': { bookmarks: times(101, () => 'c') },
    },
  ),
  ...invalidVariants(
    'admin',
    'books/listed',
    { ...good.book, status: 'draft', ...fresh },
    {
      'no author': { authors: [] },
      'a number among the authors': { authors: ['A', 1] },
      'an author of 81': { authors: [long(81)] },
      'eleven authors': { authors: times(11, () => 'A') },
    },
  ),
  ...invalidVariants(
    'learner',
    'profiles/learner',
    { ...good.profile, updatedAt: SERVER_TIME },
    {
      'a number among the links': { links: [1] },
      'a link with a space': { links: ['https://a.example/ b'] },
      'a fifth link that is no link': { links: [...times(4, () => 'https://a.example/'), 'mailto:a@a.example'] },
    },
  ),
  ...invalidVariants(
    'learner',
    'carts/learner',
    { items: [good.cartItem], updatedAt: SERVER_TIME },
    {
      'a text among the items': { items: [good.cartItem, 'prod-book'] },
      'a malformed tenth item': { items: [...times(9, () => good.cartItem), { ...good.cartItem, refId: 7 }] },
      'an item without a price': { items: [{ productId: 'prod-book', kind: 'book', refId: 'paid-book' }] },
    },
  ),
  ...casesOf('learner', 'allowed', {
    'keeps a hundred bookmarks': {
      create: 'users/learner/reading/free-book',
      data: { ...good.reading, bookmarks: times(100, () => long(500)), updatedAt: SERVER_TIME },
    },
    'keeps ten items in the cart': {
      create: 'carts/learner',
      data: { items: times(10, () => good.cartItem), updatedAt: SERVER_TIME },
    },
    'links five pages': {
      update: 'profiles/learner',
      data: { links: times(5, () => 'https://lea.example/'), updatedAt: SERVER_TIME },
    },
  }),
];

/** Cases of the elements of lists: types, lengths and addresses of each one, also of the last. */
export const LIST_CASES: Case[] = TEXTS;
