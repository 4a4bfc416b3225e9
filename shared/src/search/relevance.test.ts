import { answerList, type ListRequest } from '.';
import { searchableSamples } from './sampleCourses';

const catalogue = { generation: 'g', ...searchableSamples() };
const everything: ListRequest = { words: '', scope: {}, chosen: {}, sort: 'relevance', page: 1, limit: 24 };
const find = (words: string): string[] =>
  answerList(catalogue, { ...everything, words }).courses.map(({ title }) => title);

describe.each<[kind: string, table: [query: string, ...first: string[]][]]>([
  [
    'exact titles',
    [
      ['Bread from scratch', 'Bread from scratch'],
      ['python for data', 'Python for data'],
      ['HTML and CSS', 'HTML and CSS'],
      ['  sleep   better ', 'Sleep better'],
      ['PIANO FROM ZERO', 'Piano from zero'],
      ['Photography basics', 'Photography basics'],
      ['photography', 'Photography basics', 'Portrait photography', 'Street photography'],
      ['machine learning, honestly!', 'Machine learning, honestly'],
    ],
  ],
  [
    'prefixes',
    [
      ['bre', 'Bread from scratch'],
      ['pyth', 'Python from the beginning', 'Python for data'],
      ['pho', 'Photography basics'],
      ['wood', 'Woodworking with hand tools'],
      ['s', 'SQL by questions'],
      ['astro', 'Astronomy with the naked eye'],
      ['med', 'Meditation, plainly'],
      ['neg', 'Negotiation for quiet people'],
      ['first a', 'First aid at home'],
      ['java', 'JavaScript in the browser'],
    ],
  ],
  [
    'typos',
    [
      ['pyhton', 'Python from the beginning'],
      ['phyton', 'Python from the beginning'],
      ['pithon', 'Python from the beginning'],
      ['javscript', 'JavaScript in the browser'],
      ['javasript', 'JavaScript in the browser'],
      ['photograhpy', 'Photography basics'],
      ['fotography', 'Photography basics'],
      ['sourdoh', 'Sourdough for beginners'],
      ['gitar', 'Guitar for songs'],
      ['guittar', 'Guitar for songs'],
      ['meditaton', 'Meditation, plainly'],
      ['kniting', 'Knitting your first jumper'],
      ['algbera', 'Algebra again'],
      ['statistcs', 'Statistics you will use'],
      ['bycicle', 'Bicycle repair'],
      ['watercolor', 'Watercolour landscapes'],
      ['negociation', 'Negotiation for quiet people'],
      ['phyt', 'Python from the beginning'],
    ],
  ],
  [
    'several words',
    [
      ['bread beginners', 'Sourdough for beginners'],
      ['street photo', 'Street photography'],
      ['data python', 'Python for data'],
      ['first jumper knitting', 'Knitting your first jumper'],
      ['learn python', 'Python from the beginning', 'Python for data'],
      ['grace sql', 'SQL by questions'],
      ['oil painting', 'Oil painting for the impatient'],
      ['small business', 'Starting a small business'],
      ['portrait fotography', 'Portrait photography'],
      ['everyday physics', 'Physics of everyday things'],
    ],
  ],
  [
    'teachers',
    [
      ['Yuki Tanaka', 'Drawing what you see', 'Watercolour landscapes', '日本語入門'],
      ['tanaka water', 'Watercolour landscapes'],
      ['zoe', 'Français pour débutants', 'Éclairs and choux'],
      ['Lukasik', 'Bicycle repair', 'Woodworking with hand tools'],
    ],
  ],
  [
    'words found only in tags',
    [
      ['baking', 'Bread from scratch'],
      ['sweater', 'Knitting your first jumper'],
      ['golang', 'Go for servers'],
      ['a11y', 'Accessible web design'],
      ['carpentry', 'Woodworking with hand tools'],
      ['artificial intelligence', 'Machine learning, honestly'],
      ['accounting', 'Bookkeeping for the self-employed'],
      ['email', 'Write better e-mail'],
      ['jogging', 'Running your first 5K'],
      ['bike', 'Bicycle repair'],
      ['js', 'JavaScript in the browser'],
    ],
  ],
  [
    'names with signs',
    [
      ['c++', 'C++ for game makers'],
      ['C#', 'C# and the .NET world'],
      ['.net', 'C# and the .NET world'],
      ['5k', 'Running your first 5K'],
      ['e-mail', 'Write better e-mail'],
    ],
  ],
  [
    'other scripts and accents',
    [
      ['eclairs', 'Éclairs and choux'],
      ['ÉCLAIRS', 'Éclairs and choux'],
      ['francais', 'Français pour débutants'],
      ['debutants', 'Français pour débutants'],
      ['espanol', 'Spanish for travellers'],
      ['weiss', 'Personal finance'],
      ['bjorn stahl', 'Photography basics'],
      ['Lars Bo', 'First aid at home'],
      ['日本語', '日本語入門'],
      ['入門', '日本語入門'],
      ['русский', 'Русский язык с нуля'],
      ['АЛФАВИТ', 'Русский язык с нуля'],
      ['العربية', 'العربية للمبتدئين'],
      ['ελληνικα', 'Ελληνικά για αρχάριους'],
      ['ｐｙｔｈｏｎ', 'Python from the beginning'],
      ['e\u0301clairs', 'Éclairs and choux'],
    ],
  ],
])('%s', (_kind, table) => {
  test.each(table)('%j', (query, ...first) => {
    expect(find(query).slice(0, first.length)).toEqual(first);
  });
});

test.each([
  ['!?…'],
  ['xqzvw'],
  ['<zzzq></zzzq>x'],
  ['\u0000'],
  ['😀'],
  ['qqqq wwww zzzz'],
  ['x'.repeat(1000)],
  [`${'q'.repeat(39)} ${'w'.repeat(41)}`],
])('%j finds nothing', (words) => {
  expect(answerList(catalogue, { ...everything, words })).toMatchObject({
    total: 0,
    page: 1,
    pages: 1,
    courses: [],
    terms: [],
  });
});

test.each([[''], ['   ']])('%j is not a search: lists the most popular courses first', (words) => {
  expect(answerList(catalogue, { ...everything, words })).toMatchObject({ total: 60, pages: 3 });
  expect(find(words).slice(0, 2)).toEqual(['Python from the beginning', 'Machine learning, honestly']);
});

test.each([
  ['<b>bread</b>', 'Bread from scratch'],
  [`bread ${'bread '.repeat(165)}`, 'Bread from scratch'],
  ['"; drop table courses; -- python python', 'Python for data'],
  ['<i>yoga</i>', 'Yoga for stiff backs'],
  ['guitar&amp;songs', 'Guitar for songs'],
])('special characters in %j are ignored', (query, first) => {
  expect(find(query)[0]).toBe(first);
});

test('an exact title ranks above more popular courses that begin with it', () => {
  for (const title of [
    'Photography basics',
    'Sleep better',
    'Algebra again',
    'C# and the .NET world',
    'Starting a small business',
  ])
    expect(find(title)[0]).toBe(title);
});

test('terms are the matched words in the titles of the page', () => {
  expect(answerList(catalogue, { ...everything, words: 'pho' }).terms).toEqual(['photography']);
  expect(answerList(catalogue, { ...everything, words: 'portrait fotography' }).terms.sort()).toEqual([
    'photography',
    'portrait',
  ]);
});
