import { SERVER_TIME, casesOf, type Case } from './cases';
import * as good from './documents';

const claimed = { ...good.entitlement, grantedAt: SERVER_TIME };

/**
 * What somebody who closes their account may take away: all that is their own, nothing of another's, and no record of a
 * payment. Runs last: it leaves little.
 */
export const DELETION_CASES: Case[] = [
  ...casesOf('learner', 'refused', {
    'takes away an entitlement of another': { remove: 'entitlements/other/items/prod-course' },
    'takes away the application of another': { remove: 'teacherApplications/other' },
    'takes away a payment': { remove: 'customers/learner/payments/paid' },
    'takes away a checkout': { remove: 'customers/learner/checkout_sessions/n1~prod-book' },
    'takes away the customer': { remove: 'customers/learner' },
    'takes away a certificate of another': { remove: 'certificates/other_free' },
    'takes away a review of another': { remove: 'courses/free/reviews/other' },
    'takes away the cart of another': { remove: 'carts/other' },
  }),
  ...casesOf('visitor', 'refused', {
    'takes away an entitlement': { remove: 'entitlements/learner/items/prod-book' },
    'takes away an application': { remove: 'teacherApplications/learner' },
  }),
  ...casesOf('learner', 'allowed', {
    'takes away an own entitlement': { remove: 'entitlements/learner/items/prod-book' },
    'claims again what was paid for': { create: 'entitlements/learner/items/prod-book', data: claimed },
    'takes away the own application': { remove: 'teacherApplications/learner' },
    'takes away an own review that may not exist': { remove: 'courses/done/reviews/learner' },
    'takes away an own certificate': { remove: 'certificates/learner_done' },
    'takes away an own pen': { remove: 'pens/mine' },
    'takes away an own enrolment': { remove: 'users/learner/enrolments/second' },
    'takes away own progress': { remove: 'users/learner/progress/done' },
    'takes away a reading position': { remove: 'users/learner/reading/free-book' },
    'takes away something saved': { remove: 'users/learner/saved/s' },
    'takes away the own cart': { remove: 'carts/learner' },
    'takes away the own profile': { remove: 'profiles/learner' },
    'takes away the own preferences': { remove: 'users/learner' },
  }),
];
