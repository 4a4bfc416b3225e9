import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const own = (name: string): string => `users/learner/recall/${name}`;
const fresh = { ...good.recall, updatedAt: SERVER_TIME };
const cardsOf = (count: number): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_empty, index) => [`n-${String(index)}`, { reviews: '', asked: null }]),
  );

/** Cases of the log of spaced review. */
export const RECALL_CASES: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reads own reviews of cards': { get: own('free') },
    'lists own reviews of cards': { list: 'users/learner/recall' },
    'saves reviews of cards': { create: own('free'), data: fresh },
    'saves as many cards as a document may have': { create: own('many'), data: { ...fresh, cards: cardsOf(1000) } },
    'saves reviews of a course that it left': { create: own('gone'), data: fresh },
    'adds a review': {
      update: own('free'),
      data: { 'cards.q-one-1.reviews': '1764117600:3 1764204000:4', updatedAt: SERVER_TIME },
    },
    'deletes own reviews of cards': { remove: own('gone') },
  }),
  ...casesOf('learner', 'refused', {
    'reads reviews of cards of another': { get: 'users/other/recall/free' },
    'lists reviews of cards of another': { list: 'users/other/recall' },
    'lists all reviews of cards of the site': { list: 'recall', group: true },
    'saves reviews of cards of another': { create: 'users/other/recall/free', data: fresh },
    'deletes reviews of cards of another': { remove: 'users/other/recall/free' },
  }),
  ...casesOf('visitor', 'refused', {
    "reads somebody's reviews of cards": { get: own('free') },
    'saves reviews of cards': { create: 'users/visitor/recall/free', data: fresh },
  }),
  ...casesOf('teacher', 'refused', { "lists a learner's reviews of cards": { list: 'users/learner/recall' } }),
  ...casesOf('admin', 'refused', { "lists a learner's reviews of cards": { list: 'users/learner/recall' } }),
  ...casesOf('learner', 'refused', { 'saves reviews under an id with a dot': { create: own('a.b'), data: fresh } }),
  ...invalidVariants('learner', own('free'), fresh, {
    '1,001 cards': { cards: cardsOf(1001) },
    'cards as a list': { cards: [] },
    'an extra key': { streak: 9 },
    'a time chosen by the client': { updatedAt: good.now },
  }),
];
