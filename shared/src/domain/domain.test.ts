import {
  DocumentError,
  isIsbn13,
  parseBook,
  parseCart,
  parseContactMessage,
  parseCourse,
  parseEnrolment,
  parseLessonContent,
  parseProfile,
  parseProgress,
  type DocumentParser,
} from './index';

const now = new Date('2026-11-21T10:00:00Z');
const course = {
  slug: 'bread-from-scratch',
  title: 'Bread from scratch',
  subtitle: '',
  summary: 'Flour, water, salt.',
  category: 'cooking',
  subcategory: null,
  teacherUid: 't1',
  teacherName: 'Ada',
  level: 'beginner',
  language: 'en',
  captionLanguages: ['en', 'pt-BR'],
  durationSec: 3600,
  lessonCount: 12,
  outcomes: [],
  productId: null,
  ratingSum: 9,
  ratingCount: 2,
  cover: null,
  tags: ['bread'],
  status: 'published',
  createdAt: now,
  updatedAt: now,
};
const book = {
  slug: 'b',
  title: 'B',
  summary: '',
  authors: ['A'],
  isbn13: '9780306406157',
  category: null,
  language: 'en',
  pages: 1,
  cover: null,
  sample: null,
  productId: null,
  status: 'published',
  createdAt: now,
  updatedAt: now,
};

function errorOf<T>(parse: DocumentParser<T>, data: unknown, path: string): DocumentError {
  try {
    parse(data, path);
  } catch (error) {
    if (error instanceof DocumentError) return error;
    throw error;
  }
  throw new Error('the parser accepted invalid data');
}

test('a parsed document gets its id from the path, and drops unknown fields', () => {
  expect(parseCourse({ ...course, extra: 1 }, 'courses/c1')).toEqual({ ...course, id: 'c1' });
  expect(parseEnrolment({ source: 'free', entitlement: null, createdAt: now }, 'users/u/enrolments/c1').id).toBe('c1');
});

test.each([
  ['title', 'ab'],
  ['title', 3],
  ['slug', 'Bread From'],
  ['level', 'expert'],
  ['captionLanguages', ['english!']],
  ['durationSec', 1.5],
  ['durationSec', -1],
  ['lessonCount', 501],
  ['cover', '../secret'],
  ['cover', '/absolute'],
  ['status', 'live'],
  ['createdAt', '2026-11-21'],
  ['ratingSum', '9'],
])('a course with the %s %p is rejected at that field', (field, value) => {
  const error = errorOf(parseCourse, { ...course, [field]: value }, 'courses/c1');
  expect(error.path).toBe('courses/c1');
  expect(error.field.split('.')[0]).toBe(field);
  expect(error.message).toContain('courses/c1');
});

test.each([null, 'text', [], 7, undefined])('%p is not a document', (data) => {
  expect(errorOf(parseCourse, data, 'courses/c1')).toBeInstanceOf(DocumentError);
});

test.each([
  ['9780306406157', true],
  ['9780306406158', false],
  ['978030640615', false],
  ['978-0306406157', false],
  ['', false],
])('ISBN %s: %p', (isbn, valid) => {
  expect(isIsbn13(isbn)).toBe(valid);
  if (valid) expect(parseBook({ ...book, isbn13: isbn }, 'books/b').isbn13).toBe(isbn);
  else expect(errorOf(parseBook, { ...book, isbn13: isbn }, 'books/b').field).toBe('isbn13');
});

test('lists and maps are rejected at their malformed entry', () => {
  const item = { productId: 'p', priceId: 'x', kind: 'book', refId: 'b' };
  expect(errorOf(parseCart, { items: [item, { ...item, kind: 'car' }], updatedAt: now }, 'carts/u').field).toBe(
    'items.1.kind',
  );
  expect(errorOf(parseCart, { items: Array.from({ length: 11 }, () => item), updatedAt: now }, 'carts/u').field).toBe(
    'items',
  );
  const lesson = { watched: 'AA==', positionSec: 3, done: false };
  const progress = { lessons: { l1: { ...lesson, watched: '*' } }, lastLessonId: 'l1', percent: 5, updatedAt: now };
  expect(errorOf(parseProgress, progress, 'users/u/progress/c').field).toBe('lessons.l1.watched');
});

test('links must be https, e-mail addresses valid, and the honeypot empty', () => {
  const profile = {
    displayName: 'Ada',
    headline: '',
    bio: '',
    avatar: null,
    links: ['http://a.example'],
    visibility: 'public',
    createdAt: now,
    updatedAt: now,
  };
  expect(errorOf(parseProfile, profile, 'profiles/u').field).toBe('links.0');
  const message = {
    name: 'A',
    email: 'a@b.example',
    topic: 'other',
    message: 'Hello there, you.',
    honeypot: '',
    createdAt: now,
  };
  expect(parseContactMessage(message, 'contactMessages/m').email).toBe('a@b.example');
  expect(errorOf(parseContactMessage, { ...message, honeypot: 'x' }, 'contactMessages/m').field).toBe('honeypot');
  expect(errorOf(parseContactMessage, { ...message, email: 'nobody' }, 'contactMessages/m').field).toBe('email');
});

test('a malformed caption, chapter or resource is left out, and the lesson stays readable', () => {
  const caption = { language: 'en', path: 'courses/bread/files/one.vtt', kind: 'captions' };
  const link = { title: 'Site', path: 'https://flour.example/' };
  const content = parseLessonContent(
    {
      video: null,
      captions: [caption, 7, { ...caption, path: '../x' }, null],
      chapters: [{ title: 'Dough', startSec: 3 }, { title: 'Dough', startSec: '3' }, 'Dough'],
      body: '',
      resources: [link, { ...link, path: 'javascript:alert(1)' }, { title: 1 }],
      preview: false,
    },
    'courses/bread/content/one',
  );
  expect(content).toMatchObject({
    captions: [caption],
    chapters: [{ title: 'Dough', startSec: 3 }],
    resources: [link],
  });
});
