/** Parts of the test backend that are used here: this workspace does not include its Node types. */
type Backend = {
  firestore: {
    admin: { query: (query: { collection: string; group: boolean }) => { path: string; fields: object }[] };
  };
  storage: { admin: { list: (bucket: string, prefix: string) => { path: string }[] } };
};

const at = new Date('2026-03-04T10:00:00Z');

/** Returns a published book for a test. */
export const testBook = (title: string, overrides: object = {}): object => ({
  slug: title.toLowerCase(),
  title,
  summary: '',
  authors: ['Ada', 'Bo'],
  isbn13: null,
  category: null,
  language: 'en',
  pages: 9,
  cover: null,
  sample: null,
  productId: null,
  status: 'published',
  createdAt: at,
  updatedAt: at,
  ...overrides,
});

const answer = { authorName: 'Ada', text: 'Wheat.', createdAt: at, updatedAt: at };

/** Returns every kind of document that an account can have, by path. The account itself is not included. */
export const fullAccount = (uid: string): Record<string, object> => ({
  ...accountOf(uid),
  ...learningOf(uid),
  ...daysOf(uid),
  ...paymentsOf(uid),
  ...postsOf(uid),
});

/** Returns documents by path, as a learner who learned for a while has them. */
const learningOf = (uid: string): Record<string, object> => ({
  [`users/${uid}/enrolments/bread`]: { source: 'free', entitlement: null, createdAt: at },
  [`users/${uid}/progress/bread`]: {
    lessons: { one: { watched: 'AA==', positionSec: 5, done: false } },
    lastLessonId: 'one',
    percent: 100,
    updatedAt: at,
  },
  [`users/${uid}/notes/n1`]: {
    kind: 'lesson',
    courseId: 'bread',
    itemId: 'one',
    timeSec: 5,
    locator: null,
    text: 'Knead.',
    createdAt: at,
    updatedAt: at,
  },
  [`users/${uid}/notes/broken`]: { text: 7 },
  [`users/${uid}/recall/bread`]: {
    cards: { 'n-n1': { reviews: '1772618400:3', asked: { on: true, at: 1772618300 } } },
    updatedAt: at,
  },
  [`users/${uid}/reading/loaf`]: { locator: 'c1', percent: 40, bookmarks: ['c1'], updatedAt: at },
  [`users/${uid}/saved/course-soup`]: { kind: 'course', refId: 'soup', createdAt: at },
  [`pens/${uid}-pen`]: {
    ownerUid: uid,
    title: 'Pen',
    html: '',
    css: '',
    js: '',
    visibility: 'private',
    forkOf: null,
    createdAt: at,
    updatedAt: at,
  },
  [`certificates/${uid}_bread`]: { uid, courseId: 'bread', courseTitle: 'Bread', learnerName: 'Ada', issuedAt: at },
});

/** Days recorded for a daily goal. */
const daysOf = (uid: string): Record<string, object> => ({
  [`users/${uid}/days/2026-03`]: {
    month: '2026-03',
    minutes: { '04': 'AQ==' },
    lessons: { '04': 'bread~one' },
    goals: { '04': '10 0' },
    updatedAt: at,
  },
});

/** Cart, orders and what was bought. */
const paymentsOf = (uid: string): Record<string, object> => ({
  [`carts/${uid}`]: { items: [{ productId: 'p', priceId: 'x', kind: 'book', refId: 'loaf' }], updatedAt: at },
  [`entitlements/${uid}/items/p`]: { kind: 'book', refId: 'loaf', priceId: 'x', paymentId: 'paid', grantedAt: at },
  [`customers/${uid}/payments/paid`]: {
    status: 'succeeded',
    amount: 900,
    currency: 'eur',
    items: [{ priceId: 'x', productId: 'p', kind: 'book', refId: 'loaf', title: 'The loaf', amount: 900 }],
    created: new Date('2026-02-02T02:40:00Z'),
  },
  [`customers/${uid}/checkout_sessions/n~p`]: {
    mode: 'payment',
    line_items: [{ price: 'x', product: 'p', quantity: 1 }],
    success_url: 'https://x.example/',
    cancel_url: 'https://x.example/',
    acceptedTerms: true,
    createdAt: at,
  },
  [`customers/${uid}/refund_requests/paid`]: { reason: 'Too hard.', status: 'declined', createdAt: at },
  [`customers/${uid}/gift_claims/claim`]: { code: 'XYZ', createdAt: at },
});

/** Reviews, questions, answers and reports. */
const postsOf = (uid: string): Record<string, object> => ({
  [`reports/review~bread~cy~${uid}`]: {
    kind: 'review',
    courseId: 'bread',
    authorUid: 'cy',
    by: uid,
    reason: 'spam',
    note: '',
    status: 'open',
    createdAt: at,
  },
  [`users/${uid}/pace/posts`]: { at, since: at, count: 2, last: `by${uid}` },
  [`courses/bread/questions/by${uid}`]: {
    uid,
    authorName: 'Ada',
    lessonId: 'one',
    timeSec: 5,
    title: 'Which flour?',
    text: '',
    acceptedAnswerId: null,
    answerCount: 1,
    voteCount: 0,
    createdAt: at,
    updatedAt: at,
  },
  [`courses/bread/questions/other/answers/${uid}-a`]: { ...answer, uid },
  [`courses/bread/questions/other/votes/${uid}`]: { uid, courseId: 'bread', createdAt: at },
  [`hiddenPosts/bread~other~by${uid}`]: {
    ...answer,
    uid,
    kind: 'answer',
    courseId: 'bread',
    lessonId: 'one',
    questionId: 'other',
    title: '',
    message: '',
    hiddenAt: at,
  },
  [`courses/bread/reviews/${uid}`]: { rating: 5, text: 'Good.', authorName: 'Ada', createdAt: at, updatedAt: at },
});

/** Settings, profile, application and notifications. */
const accountOf = (uid: string): Record<string, object> => ({
  [`users/${uid}`]: {
    locale: 'en',
    theme: 'dark',
    captions: { on: true, language: 'en', size: 'large' },
    speed: 1.5,
    reducedMotion: false,
    updatedAt: at,
  },
  [`profiles/${uid}`]: {
    displayName: 'Ada',
    headline: '',
    bio: '',
    avatar: `avatars/${uid}/a.png`,
    links: [],
    visibility: 'public',
    createdAt: at,
    updatedAt: at,
  },
  [`teacherApplications/${uid}`]: {
    name: 'Ada',
    topic: 'Bread',
    experience: 'Much.',
    sample: null,
    status: 'submitted',
    createdAt: at,
    updatedAt: at,
  },
  [`users/${uid}/notifications/n`]: {
    kind: 'answer',
    title: 'An answer to your message',
    body: 'Yes.',
    path: '/contact',
    readAt: null,
    createdAt: at,
  },
  [`users/${uid}/settings/mail`]: { off: ['refund'], updatedAt: at },
  [`users/${uid}/settings/goal`]: { isOn: true, kind: 'minutes', perDay: 10, updatedAt: at },
  [`users/${uid}/drafts/application`]: { name: 'Ada', topic: 'Bread', experience: '', sample: '', updatedAt: at },
});

const COLLECTIONS = [
  'users',
  'enrolments',
  'progress',
  'days',
  'notes',
  'recall',
  'reading',
  'saved',
  'notifications',
  'settings',
  'drafts',
  'reports',
  'hiddenReviews',
  'questions',
  'answers',
  'votes',
  'hiddenPosts',
  'pace',
  'profiles',
  'carts',
  'items',
  'payments',
  'checkout_sessions',
  'refund_requests',
  'gift_claims',
  'customers',
  'teacherApplications',
  'pens',
  'certificates',
  'reviews',
  'contactMessages',
  'businessLeads',
  'entitlements',
];

/** Returns the paths of all documents and files that mention the account in their path or data, in every collection. */
export function findTraces({ backend }: { backend: Backend }, uid: string): string[] {
  const stored = COLLECTIONS.flatMap((collection) => backend.firestore.admin.query({ collection, group: true }));
  const documents = stored
    .filter(({ path, fields }) => path.split(/[/_~-]/).includes(uid) || JSON.stringify(fields).includes(`"${uid}"`))
    .map(({ path }) => path);
  return [...documents, ...backend.storage.admin.list('lectern', `avatars/${uid}/`).map(({ path }) => path)].sort();
}
