import { SERVER_TIME, casesOf, type Case } from './cases';

const free = { kind: 'book', refId: 'gift-book', priceId: 'price-free', paymentId: null, grantedAt: SERVER_TIME };

/**
 * Cases of deleting an account: learners may delete all of their own data, no data of others, and no record of a
 * payment. These cases run last, because they delete the fixtures.
 */
export const DELETION_CASES: Case[] = [
  ...casesOf('learner', 'refused', {
    'deletes an entitlement of another': { remove: 'entitlements/other/items/prod-course' },
    'deletes the application of another': { remove: 'teacherApplications/other' },
    'deletes a payment': { remove: 'customers/learner/payments/paid' },
    'deletes a checkout': { remove: 'customers/learner/checkout_sessions/nonce-0123456789-one' },
    'deletes the customer': { remove: 'customers/learner' },
    'deletes a certificate of another': { remove: 'certificates/other_free' },
    'deletes a review of another': { remove: 'courses/free/reviews/other' },
    'deletes the cart of another': { remove: 'carts/other' },
  }),
  ...casesOf('visitor', 'refused', {
    'deletes an entitlement': { remove: 'entitlements/learner/items/prod-owned' },
    'deletes an application': { remove: 'teacherApplications/learner' },
  }),
  ...casesOf('learner', 'allowed', {
    'deletes an own entitlement': { remove: 'entitlements/learner/items/prod-owned' },
    'deletes the entitlement to a free book': { remove: 'entitlements/learner/items/prod-free' },
    'claims a free book again': { create: 'entitlements/learner/items/prod-free', data: free },
    'deletes their own application': { remove: 'teacherApplications/learner' },
    'deletes an own review that may not exist': { remove: 'courses/done/reviews/learner' },
    'deletes an own certificate': { remove: 'certificates/learner_done' },
    'deletes an own pen': { remove: 'pens/mine' },
    'deletes an own enrolment': { remove: 'users/learner/enrolments/second' },
    'deletes own progress': { remove: 'users/learner/progress/done' },
    'deletes a reading position': { remove: 'users/learner/reading/free-book' },
    'deletes a saved item': { remove: 'users/learner/saved/s' },
    'deletes their own cart': { remove: 'carts/learner' },
    'deletes their own profile': { remove: 'profiles/learner' },
    'deletes their own preferences': { remove: 'users/learner' },
  }),
];
