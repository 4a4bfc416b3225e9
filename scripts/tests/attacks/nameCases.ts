import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const review = { uid: 'learner', ...good.review, ...fresh };
const unnamed = { ...good.review, ...fresh, authorName: 'A learner' };
const issued = { ...good.certificate, issuedAt: SERVER_TIME };

/** Cases of names that others see: reviews and certificates carry the account's own name. */
export const NAME_CASES: Case[] = [
  ...invalidVariants('learner', 'courses/done/reviews/learner', review, {
    'the name of another': { authorName: 'Tea Cher' },
    'the name of the site': { authorName: 'Lectern' },
    'no name although the account has one': { authorName: 'A learner' },
    'the uid of another': { uid: 'other' },
    'an extra key': { verified: true },
    'six stars': { rating: 6 },
  }),
  ...casesOf('learner', 'allowed', {
    'reviews under the name of the account': { create: 'courses/done/reviews/learner', data: review },
    'reviews under the name of the profile': {
      update: 'courses/done/reviews/learner',
      data: { authorName: 'Lea Rner', updatedAt: SERVER_TIME },
    },
    'lists own reviews': { list: 'reviews', group: true, where: [['uid', '==', 'learner']] },
  }),
  ...casesOf('learner', 'refused', {
    'renames their own review after another': {
      update: 'courses/done/reviews/learner',
      data: { authorName: 'Tea Cher', updatedAt: SERVER_TIME },
    },
    'lists the reviews of another': { list: 'reviews', group: true, where: [['uid', '==', 'other']] },
    'lists all reviews of the site': { list: 'reviews', group: true },
    'leaves a course and keeps the review': { remove: 'users/learner/enrolments/done' },
  }),
  ...casesOf('other', 'allowed', {
    'reviews without a name': { create: 'courses/done/reviews/other', data: unnamed },
    'leaves a course with the review': {
      batch: [{ remove: 'courses/done/reviews/other' }, { remove: 'users/other/enrolments/done' }],
    },
  }),
  ...casesOf('other', 'refused', {
    'claims a certificate without being enrolled': {
      create: 'certificates/other_done',
      data: { ...issued, uid: 'other' },
    },
  }),
  ...invalidVariants(
    'visitor',
    'contactMessages/addressed',
    { ...good.message, createdAt: SERVER_TIME },
    {
      'an address without a domain of two parts': { email: 'lea@localhost' },
      'two addresses': { email: 'lea@a.example,eve@b.example' },
      'a line break in the address': { email: 'lea@a.example\nBcc: all@b.example' },
      'an address that is a list': { email: ['lea@a.example'] },
    },
  ),
  ...casesOf('visitor', 'allowed', {
    'sends a message from an unusual address': {
      create: 'contactMessages/addressed',
      data: { ...good.message, email: "o'hara+news@mail.lea-1.example", createdAt: SERVER_TIME },
    },
  }),
];
