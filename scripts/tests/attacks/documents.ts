/** Valid documents. Attacks change one field at a time. Times are placeholders that each write replaces. */
export const now = new Date('2026-11-01T10:00:00Z');

export const course = {
  slug: 'bread',
  title: 'Bread from scratch',
  subtitle: '',
  summary: 'Flour.',
  category: 'cooking',
  subcategory: null,
  teacherUid: 'teacher',
  teacherName: 'Tea Cher',
  level: 'beginner',
  language: 'en',
  captionLanguages: ['en'],
  durationSec: 60,
  lessonCount: 1,
  productId: null as string | null,
  ratingSum: 0,
  ratingCount: 0,
  cover: null as string | null,
  tags: ['bread'],
  status: 'published',
  createdAt: now,
  updatedAt: now,
};
export const lesson = { title: 'One', order: 0, kind: 'video', durationSec: 60, preview: false };
export const content = {
  video: 'courses/free/one.mp4',
  captions: [],
  chapters: [],
  body: '',
  resources: [],
  preview: false,
};
export const book = {
  slug: 'book',
  title: 'Book',
  summary: '',
  authors: ['A'],
  isbn13: null,
  category: null,
  language: 'en',
  pages: 10,
  cover: null,
  sample: null,
  productId: 'prod-book' as string | null,
  status: 'published',
  createdAt: now,
  updatedAt: now,
};
export const profile = {
  displayName: 'Lea Rner',
  headline: '',
  bio: '',
  avatar: null as string | null,
  links: ['https://lea.example/'],
  visibility: 'private',
  createdAt: now,
  updatedAt: now,
};
export const note = {
  kind: 'lesson',
  courseId: 'free',
  itemId: 'one',
  timeSec: 12.5,
  locator: null,
  text: 'Knead.',
  createdAt: now,
  updatedAt: now,
};
export const progress = {
  lessons: { one: { watched: 'AA==', positionSec: 5, done: false } },
  lastLessonId: 'one',
  percent: 10,
  updatedAt: now,
};
export const path = {
  title: 'Bake',
  summary: 'Two courses.',
  courses: ['free', 'second'],
  order: 0,
  status: 'published',
};
export const goal = { isOn: true, kind: 'minutes', perDay: 10, updatedAt: now };
export const month = {
  month: '2026-11',
  minutes: { '01': 'AQ==' },
  lessons: { '26': 'free~one done~two' },
  goals: { '01': '10 0', '26': '10 2' },
  updatedAt: now,
};
export const recall = {
  cards: { 'q-one-1': { reviews: '1764117600:3', asked: null } },
  updatedAt: now,
};
export const reading = { locator: 'c1', percent: 5, bookmarks: ['c1'], updatedAt: now };
export const preferences = {
  locale: 'en',
  theme: 'dark',
  captions: { on: true, language: 'en', size: 'medium' },
  speed: 1.5,
  reducedMotion: false,
  updatedAt: now,
};
export const review = { rating: 5, text: 'Good.', authorName: 'Lea', createdAt: now, updatedAt: now };
export const pen = {
  ownerUid: 'learner',
  title: 'Pen',
  html: '',
  css: '',
  js: '',
  visibility: 'private',
  forkOf: null,
  createdAt: now,
  updatedAt: now,
};
export const cartItem = { productId: 'prod-book', priceId: 'price-book', kind: 'book', refId: 'paid-book' };
export const application = {
  name: 'Lea',
  topic: 'Bread',
  experience: 'Ten years.',
  sample: null as string | null,
  status: 'submitted',
  createdAt: now,
  updatedAt: now,
};
export const message = {
  name: 'Lea',
  email: 'lea@lectern.example',
  topic: 'other',
  message: 'Hello, all of you.',
  honeypot: '',
  createdAt: now,
};
export const lead = { company: 'Acme', name: 'Lea', email: 'lea@acme.example', seats: 20, message: '', createdAt: now };
export const certificate = {
  uid: 'learner',
  courseId: 'done',
  courseTitle: 'Bread from scratch',
  learnerName: 'Lea Rner',
  issuedAt: now,
};
export const checkout = {
  mode: 'payment',
  line_items: [{ price: 'price-book', product: 'prod-book', quantity: 1 }],
  success_url: 'https://lectern.example/shopping?paid=1',
  cancel_url: 'https://lectern.example/shopping',
  acceptedTerms: true,
};
export const entitlement = {
  kind: 'book',
  refId: 'paid-book',
  priceId: 'price-book',
  paymentId: 'paid' as string | null,
  grantedAt: now,
};
export const draft = {
  teacherUid: 'teacher',
  revision: 1,
  details: {
    title: 'Bread from scratch',
    subtitle: '',
    summary: '',
    outcomes: ['Knead'],
    category: null as string | null,
    subcategory: null as string | null,
    level: 'beginner',
    language: 'en',
    tags: ['bread'],
    cover: null as string | null,
  },
  sections: { s: { title: 'Section', position: 'a0' } },
  lessons: {
    one: { section: 's', position: 'a0', title: 'One', kind: 'video', durationSec: 60, preview: false, edited: 0 },
  },
  updatedAt: now,
};
export const solution = { html: '', css: '', js: 'const add = (a, b) => a + b;', revision: 1 };
export const draftContent = { video: null, captions: [], chapters: [], body: '', resources: [], revision: 1 };
