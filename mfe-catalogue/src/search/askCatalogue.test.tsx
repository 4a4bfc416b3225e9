import type { CataloguePointer, ListAnswer } from '@lectern/shared/domain';
import {
  answerList,
  CourseTableBuilder,
  encodeCourseTable,
  encodeTextIndex,
  TextIndexBuilder,
  type SearchableCatalogue,
  type ListRequest,
} from '@lectern/shared/search';
import { listedCourse } from '../testBed';

const backend = { kind: 'local', projectId: 'p', storageBucket: 'lectern' } as const;
const request: ListRequest = { words: 'bread', scope: {}, chosen: {}, sort: 'relevance', page: 1, limit: 24 };
const here = new AbortController().signal;

type Sent = { status?: number; type?: string; body: string | Uint8Array } | 'offline';
let answers: Map<string, Sent>;
let asked: string[];

function publish(generation: string, titles: string[], courseCount = titles.length): SearchableCatalogue {
  const [table, index] = [new CourseTableBuilder(), new TextIndexBuilder()];
  for (const title of titles) {
    table.add(listedCourse(title));
    index.add({ title, subtitle: '', teacherName: 'Ada', more: [] });
  }
  const catalogue = { generation, table: table.finish(), index: index.finish() };
  const pointer: CataloguePointer = {
    schemaVersion: 2,
    generation,
    home: 'h',
    books: 'b',
    lists: {},
    rows: `rows-${generation}`,
    words: `words-${generation}`,
    courseCount,
  };
  answers.set('pointer.json', { body: JSON.stringify(pointer) });
  answers.set(pointer.rows, { body: [...encodeCourseTable(catalogue.table)].join('') });
  answers.set(pointer.words, { body: encodeTextIndex(catalogue.index) });
  return catalogue;
}

beforeEach(() => {
  answers = new Map([['/api/search', { status: 404, type: 'text/html', body: '<!doctype html>' }]]);
  asked = [];
  globalThis.fetch = (input) => {
    const url = decodeURIComponent(typeof input === 'string' ? input : '');
    const [name, sent] = [...answers].find(([path]) => url.includes(path)) ?? ['', 'offline' as const];
    asked.push(name || url);
    if (sent === 'offline') return Promise.reject(new TypeError('The network is down.'));
    const { status = 200, type = 'application/json', body } = sent;
    const text = typeof body === 'string' ? body : '';
    return Promise.resolve({
      status,
      ok: status === 200,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
      arrayBuffer: () => Promise.resolve(body instanceof Uint8Array ? body.buffer : new ArrayBuffer()),
    } as Response);
  };
});

/** Returns `askCatalogue` as in a newly opened page. */
async function open(): Promise<(of?: Partial<ListRequest>) => Promise<ListAnswer | null>> {
  jest.resetModules();
  const { askCatalogue } = await import('./askCatalogue');
  return (of = {}) => askCatalogue(backend, { ...request, ...of }, here);
}
const first = '0123456789abcdef';
const second = 'fedcba9876543210';
const titles = (answer: ListAnswer | null): string[] | undefined => answer?.courses.map(({ title }) => title);

test('answers from the files of a static site, and tries its search only once', async () => {
  publish(first, ['Bread', 'Bread rolls', 'Soup']);
  const ask = await open();
  expect(titles(await ask())).toEqual(['Bread', 'Bread rolls']);
  expect(titles(await ask({ words: 'soop' }))).toEqual(['Soup']);
  expect(titles(await ask({ words: '', sort: 'title' }))).toEqual(['Bread', 'Bread rolls', 'Soup']);
  expect(asked.filter((name) => name === '/api/search')).toHaveLength(1);
  expect(asked.filter((name) => name.startsWith('rows') || name.startsWith('words'))).toHaveLength(2);
});

test('uses the site’s answer while files are loading, and the files while the site is down', async () => {
  const catalogue = publish(first, ['Bread']);
  answers.set('/api/search', { body: JSON.stringify(answerList(catalogue, request)) });
  answers.delete(`rows-${first}`);
  const ask = await open();
  expect(titles(await ask())).toEqual(['Bread']);
  publish(first, ['Bread']);
  answers.set('/api/search', 'offline');
  expect(titles(await ask())).toEqual(['Bread']);
});

test('asks the site of a large catalogue, and fetches no files', async () => {
  const catalogue = publish(first, ['Bread'], 100_000);
  answers.set('/api/search', { body: JSON.stringify(answerList(catalogue, request)) });
  expect(titles(await (await open())())).toEqual(['Bread']);
  expect(asked).toEqual(['pointer.json', '/api/search']);
});

test('rejects while the site of a large catalogue is busy, and answers in the browser on a static site', async () => {
  publish(first, ['Bread'], 100_000);
  answers.set('/api/search', { status: 503, type: 'text/plain', body: 'busy' });
  const ask = await open();
  await expect(ask()).rejects.toThrow('answered 503');
  answers.set('/api/search', { type: 'text/html', body: '<!doctype html>' });
  expect(titles(await ask())).toEqual(['Bread']);
});

test('switches to the live catalogue when its files are gone', async () => {
  publish(first, ['Bread']);
  const ask = await open();
  expect(titles(await ask({ words: '' }))).toEqual(['Bread']);
  answers.delete(`words-${first}`);
  publish(second, ['Bread', 'Bread rolls']);
  expect(titles(await ask())).toEqual(['Bread', 'Bread rolls']);
});

test('skips an invalid course with one warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const catalogue = publish(first, ['Bread', 'Bread rolls'], 100_000);
  const answer = answerList(catalogue, request);
  answers.set('/api/search', {
    body: JSON.stringify({ ...answer, courses: [{ ...answer.courses[0], level: 'expert' }, answer.courses[1]] }),
  });
  const ask = await open();
  for (let time = 0; time < 2; time += 1) expect(titles(await ask())).toEqual(['Bread rolls']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('courses[0] (bread): field "level"')]]);
  warn.mockRestore();
});

test('resolves to null when nothing is published, and rejects when nothing is available', async () => {
  answers.set('pointer.json', { status: 404, body: '' });
  expect(await (await open())()).toBeNull();
  answers.clear();
  await expect((await open())()).rejects.toThrow('The network is down.');
});
