import { ContractError } from '../../contract';
import {
  DocumentError,
  parseCatalogueBooks,
  parseCatalogueCourse,
  parseCatalogueHome,
  parseCatalogueList,
  parseCataloguePointer,
} from '../index';

const fields = {
  id: 'c1',
  slug: 'bread',
  title: 'Bread',
  teacherName: 'Ada',
  category: 'cooking',
  subcategory: null,
  level: 'all',
  language: 'en',
  durationSec: 60,
  lessonCount: 1,
  ratingSum: 5,
  ratingCount: 1,
  cover: null,
  createdAt: 5,
};
const course = { ...fields, price: { amount: 300, currency: 'eur' } };
const category = { slug: 'cooking', name: 'Cooking', parent: null, order: 0, icon: 'bread', courseCount: 1 };
const book = {
  id: 'b1',
  slug: 'loaf',
  title: 'The loaf',
  authors: ['Ada'],
  category: null,
  language: 'en',
  pages: 3,
  cover: null,
  sample: 'catalogue/loaf.json',
  productId: 'p1',
  price: { priceId: 'p', amount: 1, currency: 'usd' },
};
const open = { bucket: 'open-courses', name: 'knots', lessonCount: 1 };
const answer = {
  generation: 'g',
  total: 2,
  page: 1,
  pages: 1,
  courses: [course, course],
  counts: { category: { cooking: 2 } },
  without: { level: 2 },
  terms: ['bread'],
};
const home = { categories: [category], popular: [course], newest: [course, course], open: [open] };
const list = { scope: 'all', categories: [category], first: answer };
const pointer = {
  schemaVersion: 2,
  generation: '0123456789ab',
  home: 'a/b',
  books: 'a/c',
  lists: { all: 'a/d' },
  rows: 'a/e',
  words: 'a/f',
  courseCount: 2,
};
const page = {
  ...fields,
  price: null,
  productId: null,
  subtitle: '',
  summary: '',
  outcomes: ['Bake a loaf'],
  tags: ['bread'],
  captionLanguages: ['en'],
  updatedAt: 1,
  categories: [{ slug: 'cooking', name: 'Cooking' }],
  teacher: { uid: 'ada', name: 'Ada', headline: '', bio: '', avatar: null },
  sections: [
    {
      id: 's1',
      title: 'Start',
      lessons: [{ id: 'l1', title: 'Flour', kind: 'video', durationSec: 60, preview: true }],
    },
  ],
  reviews: { stars: [0, 0, 0, 0, 1], newest: [{ rating: 5, text: '', authorName: 'Bo', updatedAt: 1 }] },
};

type Path = readonly (string | number)[];
const INVALID: unknown[] = [
  undefined,
  null,
  '',
  '../x',
  '/x',
  'a\n/../b',
  'x'.repeat(5001),
  -1,
  1.5,
  NaN,
  2 ** 53,
  true,
  [],
  ['a'],
  {},
  { a: 1 },
  () => 1,
];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** Returns a copy of `value` with `by` at the path. */
function withValue(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const entries = Object.entries(value as object).map(
    ([name, inner]: [string, unknown]) => [name, name === String(key) ? withValue(inner, rest, by) : inner] as const,
  );
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

test.each([
  ['home', parseCatalogueHome, home],
  ['books', parseCatalogueBooks, { books: [book] }],
  ['list', parseCatalogueList, list],
  ['pointer', parseCataloguePointer, pointer],
  ['course', (data: unknown) => parseCatalogueCourse(data, 'c1'), page],
])(
  'the %s file parses unchanged; malformed anywhere, it is rejected or loses entries with a warning',
  (_name, parse, good) => {
    expect(parse(good)).toEqual(good);
    for (const path of pathsOf(good)) {
      for (const invalid of INVALID) {
        const warnings: string[] = [];
        try {
          const parsed = parse(withValue(good, path, invalid), (message) => warnings.push(message));
          if (warnings.length === 0) expect(parse(parsed)).toEqual(parsed);
        } catch (error) {
          expect(error instanceof ContractError || error instanceof DocumentError).toBe(true);
        }
        expect(
          warnings.every((warning) =>
            /^[a-z.]+\[\d+\]( \(.*\))?: field ".*" is .*, not .*; it is skipped\.$/s.test(warning),
          ),
        ).toBe(true);
      }
    }
  },
);

test('a skipped entry leaves the others intact, and is reported with its field', () => {
  const warnings: string[] = [];
  const data = {
    ...home,
    newest: [course, { ...course, id: 'c2', price: { amount: 1.5, currency: 'eur' } }, null, course],
  };
  expect(parseCatalogueHome(data, (message) => warnings.push(message)).newest).toEqual([course, course]);
  expect(warnings).toEqual([
    expect.stringMatching(/^home\.newest\[1\] \(c2\): field "price\.amount" is 1\.5, not a whole number/),
    'home.newest[2]: field "" is null, not an object; it is skipped.',
  ]);
});
