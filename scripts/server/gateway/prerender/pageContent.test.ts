import { folderUrl, type ReleaseRoute, type Registry, type SiteConfig } from '@lectern/shared/contract';
import type { CataloguePointer } from '@lectern/shared/domain';
import type { Prerender } from './createPrerender';
import { readAnswers, renderContentOf, type ContentData, type ContentRequest } from './pageContent';

const ASKED = '/api/search?q=bread';
const asset = { url: '/a.js', integrity: '', bytes: 1 };
const route = { id: 'search', path: '/search', access: 'public', prerender: true, assets: { js: [], css: [] } };
const view = { kind: 'route', owner: 'shop', route: route as unknown as ReleaseRoute, params: {} } as never;
const registry = {
  shell: { stable: { server: asset, version: '1.0.0' } },
  remotes: { shop: { stable: { global: 'shop_1', server: asset, routes: [route] } } },
} as unknown as Registry;
const page = {
  view,
  pathname: '/search',
  query: '?q=bread',
  hint: { isSignedIn: false, hasDeviceContent: false, theme: 'system' },
  pointer: { generation: 'b' } as unknown as CataloguePointer,
  boot: { registry, config: { backend: { kind: 'local', projectId: 'p', storageBucket: 'b' } } },
  language: 'en',
  translations: null,
  answers: {},
} as unknown as ContentRequest;

/** Renders with a release that asks a search, which `generation` answers. Returns what each render shows. */
async function show(generation: string): Promise<(string | null)[]> {
  const shown: (string | null)[] = [];
  const prerender = {
    render: ({ request }) => {
      const { files } = JSON.parse(request) as { files: Record<string, string> };
      shown.push(files[ASKED] ?? null);
      return Promise.resolve({
        missing: files[ASKED] === undefined ? [ASKED, '/api/secrets', '/api/search?page=none'] : [],
      } as never);
    },
  } as Partial<Prerender> as Prerender;
  const data: ContentData = {
    fetchText: () => Promise.resolve(null),
    readData: () => Promise.resolve({ kind: 'unknown' }),
    readFolder: () => Promise.resolve({ kind: 'unknown' }),
    search: { ask: ({ words }) => Promise.resolve({ generation, json: JSON.stringify(`${words}: a loaf`) }) },
  };
  expect(await renderContentOf(prerender, data, registry, page)).not.toBeNull();
  return shown;
}

test('content that asks the search is rendered again with its answer', async () => {
  expect(await show('b')).toEqual([null, '"bread: a loaf"']);
});

test('an answer from another generation than the page’s is left to the browser', async () => {
  expect(await show('a')).toEqual([null]);
});

const unknown = { kind: 'unknown' } as const;
const config = { backend: { kind: 'local', storageBucket: 'b' }, openBuckets: ['open'] } as unknown as SiteConfig;

/** Reads the given values, by their addresses. */
const reader =
  (known: Record<string, unknown>): ContentData['readData'] =>
  (url, parse) =>
    Promise.resolve(url in known ? { kind: 'value', value: parse(known[url]) } : unknown);

test('answers that a route declares for its query are read; a page waits for none that is unavailable', async () => {
  const dataWith = [{ param: 'teacher', path: '/api/people/' }];
  const teacher = { kind: 'route', route: { ...route, dataWith }, params: {} } as never;
  const data = { readData: reader({ '/api/people/ada': { name: 'Ada' } }), readFolder: reader({}) };
  const read = (query: string) => readAnswers(data, teacher, query, config);
  expect(await read('?teacher=ada')).toEqual({ '/api/people/ada': '{"name":"Ada"}' });
  expect(await read('?teacher=bo')).toBeNull();
  expect(await read('')).toEqual({});
});

describe('the list of a route’s folder', () => {
  const list = (bucket: string, answer: unknown) => {
    const params = { bucket, course_name: 'chess' };
    const watch = { kind: 'route', route: { ...route, data: ['folder'] }, params } as never;
    const url = folderUrl({ ...config.backend, storageBucket: 'open' }, 'chess');
    const data = { readData: reader({}), readFolder: reader(answer === undefined ? {} : { [url]: answer }) };
    return readAnswers(data, watch, '', config).then((answers) => answers?.[url]);
  };
  const items = [{ name: 'chess/01-a.webm', size: '7' }, { name: 'chess/01-a.vtt' }];

  test('is reduced to the names of the files', async () => {
    expect(await list('open', { items })).toBe('{"items":[{"name":"chess/01-a.webm"},{"name":"chess/01-a.vtt"}]}');
  });

  test.each([
    ['unavailable', undefined],
    ['empty', { items: [] }],
    ['no list', 'broken'],
    ['one of several pages', { items, nextPageToken: 'b' }],
    ['long', { items: Array.from({ length: 900 }, (_, index) => ({ name: `chess/${String(index)}-lesson.webm` })) }],
  ])('is left to the browser when it is %s', async (_, answer) => {
    expect(await list('open', answer)).toBeUndefined();
  });

  test('is read from open buckets only', async () => {
    expect(await list('private', { items })).toBeUndefined();
  });
});
