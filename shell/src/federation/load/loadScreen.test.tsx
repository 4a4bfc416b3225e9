import type { Asset, Release } from '@lectern/shared/contract';
import { asset, release } from '../../testing/releases';
import type { Candidate, LoadEdge } from './attempt';
import { createLoadScreen, type LoadRequest, type ScreenLoad } from './loadScreen';
import type { LoadFailure } from './RemoteLoadError';
import type { LoadReport } from './loadReport';
import { LOAD_TIMES } from './loadTimes';

/** Scripted network response for a file. Each file has a list of them; the last one repeats. */
type Answer = 'ok' | 'fail' | 'hang';
const HANG = new Promise<never>(() => undefined);
const Books = (): null => null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function network(script: Record<string, Answer[]>, modules: Record<string, unknown> = {}) {
  const requests: string[] = [];
  const answer = (asset: Asset, attempt: number): Promise<void> => {
    const name = asset.url.replace('/remotes/commerce/', '');
    requests.push(attempt > 1 ? `${name}?${String(attempt - 1)}` : name);
    const answers = script[name] ?? ['ok'];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next === 'hang') return HANG;
    return next === 'fail' ? Promise.reject(new Error(`RUNTIME-008 ${name}`)) : Promise.resolve();
  };
  const edge: LoadEdge = {
    provides: { react: '19.3.1' },
    tags: { script: answer, stylesheet: answer, discard: () => undefined },
    containers: {
      loadEntry: ({ entry }, attempt) => answer(entry, attempt),
      loadModule: ({ version }) => {
        const module = modules[version] ?? { default: Books };
        return module instanceof Error ? Promise.reject(module) : Promise.resolve(module);
      },
      discard: () => undefined,
    },
  };
  return { edge, requests };
}

function setUp(script: Record<string, Answer[]>, modules: Record<string, unknown> = {}, probed: LoadFailure = 'error') {
  const { edge, requests } = network(script, modules);
  const reports: LoadReport[] = [];
  const quarantined = new Set<string>();
  const quarantine = {
    has: (global: string) => quarantined.has(global),
    add: (global: string) => void quarantined.add(global),
  };
  const loadScreen = createLoadScreen({
    edge,
    times: LOAD_TIMES,
    probe: () => Promise.resolve(probed),
    quarantine,
    report: (report) => reports.push(report),
  });
  const start = (
    first: Release = release(),
    fallback: Release | null = null,
    signal = new AbortController().signal,
    limit: LoadRequest['limit'] = 'stall',
  ) => {
    const candidate = (one: Release): Candidate => ({ release: one, route: one.routes[0]! });
    const request: LoadRequest = {
      first: candidate(first),
      fallback: fallback && candidate(fallback),
      limit,
      serial: 7,
      signal,
    };
    const state: { end: ScreenLoad | null } = { end: null };
    void loadScreen(request).then((end) => (state.end = end));
    return state;
  };
  return { start, edge, requests, reports, quarantined };
}

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const errorOf = ({ end }: { end: ScreenLoad | null }) => (end && !end.ok ? end.error : null);
const versionOf = ({ end }: { end: ScreenLoad | null }) => (end?.ok ? end.release.version : null);

test('requests all files of a screen at once', async () => {
  const { start, requests, reports } = setUp({
    '1.4.2/remoteEntry.js': ['hang'],
    '1.4.2/37.js': ['hang'],
    '1.4.2/books.css': ['hang'],
  });
  start();
  await advance(0);
  expect(requests).toEqual(['1.4.2/remoteEntry.js', '1.4.2/books.css', '1.4.2/37.js']);
  expect(reports).toEqual([]);
});

test('leaves out scripts that fetch data while the page has it', async () => {
  const { start, edge, requests } = setUp({});
  const fetching: Asset = { ...asset('/remotes/commerce/1.4.2/fetchBooks.js'), fetchesData: true };
  const screen = asset('/remotes/commerce/1.4.2/37.js');
  let hasData = true;
  edge.hasData = () => hasData;
  const load = start(release('1.4.2', {}, { assets: { js: [fetching, screen], css: [] } }));
  await advance(0);
  expect(versionOf(load)).toBe('1.4.2');
  expect(requests).toEqual(['1.4.2/remoteEntry.js', '1.4.2/37.js']);

  hasData = false;
  start(release('1.4.3', {}, { assets: { js: [fetching, screen], css: [] } }));
  await advance(0);
  expect(requests.slice(2)).toEqual(['1.4.3/remoteEntry.js', '1.4.2/fetchBooks.js', '1.4.2/37.js']);
});

test('resolves to the screen and reports the load', async () => {
  const { start, reports } = setUp({});
  const load = start();
  await advance(0);
  expect(load.end).toMatchObject({ ok: true, Screen: Books });
  expect(reports).toEqual([{ remote: 'commerce', version: '1.4.2', serial: 7, outcome: 'loaded', duration: 0 }]);
});

test('retries once after a second, with an address that no cache has seen, and reports the recovery', async () => {
  const { start, requests, reports, quarantined } = setUp({ '1.4.2/37.js': ['fail', 'ok'] });
  const load = start();
  await advance(999);
  expect(requests).not.toContain('1.4.2/37.js?1');
  await advance(1);
  expect(requests).toContain('1.4.2/37.js?1');
  expect(versionOf(load)).toBe('1.4.2');
  expect(reports).toMatchObject([{ outcome: 'recovered', phase: 'retry', asset: 'script chunk', kind: 'error' }]);
  expect(quarantined.size).toBe(0);
});

test.each([
  [
    '1.4.2/37.js',
    'script chunk',
    'Loading script chunk BooksScreen of commerce 1.4.2 failed. (missing: ' +
      'http://localhost/remotes/commerce/1.4.2/37.js?retry=1)',
  ],
  [
    '1.4.2/books.css',
    'stylesheet',
    'Loading stylesheet BooksScreen of commerce 1.4.2 failed. (missing: ' +
      'http://localhost/remotes/commerce/1.4.2/books.css?retry=1)',
  ],
  [
    '1.4.2/remoteEntry.js',
    'remote entry',
    'Loading remote entry of commerce 1.4.2 failed. (missing: ' +
      'http://localhost/remotes/commerce/1.4.2/remoteEntry.js?retry=1)',
  ],
])('ends with a typed error when %s fails twice', async (file, asset, message) => {
  const { start, reports, quarantined } = setUp({ [file]: ['fail'] }, {}, 'missing');
  const load = start();
  await advance(1_000);
  expect(errorOf(load)).toMatchObject({
    kind: 'missing',
    asset,
    remote: 'commerce',
    version: '1.4.2',
    attempts: 2,
    message,
  });
  expect(errorOf(load)?.code).toBe(asset === 'stylesheet' ? 'CSS_CHUNK_LOAD_FAILED' : undefined);
  expect(errorOf(load)?.cause).toBeInstanceOf(Error);
  expect(reports).toMatchObject([{ outcome: 'failed', phase: 'all failed', kind: 'missing' }]);
  expect([...quarantined]).toEqual(['commerce_1_4_2']);
});

test.each([
  ['1.4.2/37.js', 'script chunk'],
  ['1.4.2/books.css', 'stylesheet'],
  ['1.4.2/remoteEntry.js', 'remote entry'],
])('ends at 120 s when %s never answers', async (file, asset) => {
  const { start } = setUp({ [file]: ['hang'] });
  const load = start();
  await advance(119_999);
  expect(load.end).toBeNull();
  await advance(1);
  expect(errorOf(load)).toMatchObject({ kind: 'timeout', asset, url: `http://localhost/remotes/commerce/${file}` });
});

test('requests nothing when a shared version does not match, and names both versions', async () => {
  const { start, requests } = setUp({});
  const load = start(release('1.4.2', { requires: { react: '^20.0.0' } }));
  await advance(0);
  expect(errorOf(load)?.message).toBe(
    'Loading remote entry of commerce 1.4.2 failed. (shared-version: needs react ^20.0.0, the shell provides 19.3.1)',
  );
  expect(requests).toEqual([]);
});

test.each([
  ['contract', {}],
  ['contract', { default: 'no component' }],
  ['contract', new Error('Module "./BooksScreen" does not exist in container.')],
  ['evaluation', new TypeError('x is not a function')],
  ['shared-version', new Error('Unsatisfied version 19.3.1 of shared singleton module react')],
  [
    'missing',
    Object.assign(new Error('Loading chunk 5 failed.'), {
      name: 'ChunkLoadError',
      type: 'missing',
      request: 'http://localhost/5.js',
    }),
  ],
] as const)('classifies a failed module as %s', async (kind, module) => {
  const { start } = setUp({}, { '1.4.2': module });
  const load = start();
  await advance(1_000);
  expect(errorOf(load)?.kind).toBe(kind);
});

test('loads the fallback after the second failure, and tries it first from then on', async () => {
  const { start, requests, reports } = setUp({ '1.4.2/37.js': ['fail'] });
  const load = start(release(), release('1.4.1'));
  await advance(999);
  expect(requests.some((file) => file.startsWith('1.4.1'))).toBe(false);
  await advance(1);
  expect(versionOf(load)).toBe('1.4.1');
  expect(reports).toMatchObject([
    { version: '1.4.2', outcome: 'replaced', phase: 'fallback', shown: '1.4.1' },
    { version: '1.4.1', outcome: 'loaded' },
  ]);

  requests.length = 0;
  const next = start(release(), release('1.4.1'));
  await advance(0);
  expect(versionOf(next)).toBe('1.4.1');
  expect(requests.every((file) => file.startsWith('1.4.1'))).toBe(true);
});

test('loads the fallback beside a release that stalls for 10 s', async () => {
  const { start, quarantined } = setUp({ '1.4.2/remoteEntry.js': ['hang'] });
  const load = start(release(), release('1.4.1'));
  await advance(9_999);
  expect(load.end).toBeNull();
  await advance(1);
  expect(versionOf(load)).toBe('1.4.1');
  expect([...quarantined]).toEqual(['commerce_1_4_2']);
});

test('does not quarantine the fallback when the first release wins after all', async () => {
  const { start, quarantined, reports } = setUp({ '1.4.2/37.js': ['fail', 'ok'], '1.4.1/37.js': ['hang'] });
  const load = start(release(), release('1.4.1'));
  await advance(1_000);
  expect(versionOf(load)).toBe('1.4.2');
  expect(quarantined.size).toBe(0);
  expect(reports).toMatchObject([{ version: '1.4.2', outcome: 'recovered', phase: 'retry' }]);
});

test('shows the first release’s error when both fail', async () => {
  const { start } = setUp({ '1.4.2/37.js': ['fail'], '1.4.1/37.js': ['fail'] });
  const load = start(release(), release('1.4.1'));
  await advance(2_000);
  expect(errorOf(load)?.version).toBe('1.4.2');
});

test('ends when the visitor cancels, and quarantines nothing', async () => {
  const { start, quarantined, reports } = setUp({ '1.4.2/37.js': ['hang'] });
  const cancel = new AbortController();
  const load = start(release(), null, cancel.signal);
  await advance(4_000);
  cancel.abort();
  await advance(0);
  expect(errorOf(load)?.kind).toBe('timeout');
  expect(quarantined.size).toBe(0);
  expect(reports).toMatchObject([{ outcome: 'failed', phase: 'cancelled' }]);
});

test('requests no fallback when a release fails for good after the visitor cancelled', async () => {
  let fail: (cause: Error) => void = () => undefined;
  const evaluating = new Promise((_resolve, reject) => (fail = reject));
  const { start, requests } = setUp({}, { '1.4.2': evaluating });
  const cancel = new AbortController();
  start(release(), release('1.4.1'), cancel.signal);
  await advance(0);
  cancel.abort();
  await advance(0);
  fail(new TypeError('x is not a function'));
  await advance(0);
  expect(requests.filter((file) => file.startsWith('1.4.1'))).toEqual([]);
});

test('uses another address for each further attempt, across loads', async () => {
  const { start, requests } = setUp({ '1.4.2/37.js': ['fail', 'fail', 'ok'] });
  start();
  await advance(1_000);
  const retry = start();
  await advance(0);
  expect(versionOf(retry)).toBe('1.4.2');
  expect(requests.filter((file) => file.includes('37.js'))).toEqual(['1.4.2/37.js', '1.4.2/37.js?1', '1.4.2/37.js?2']);
});

test('waits only 3 s for a release that has failed before, when its fallback is in the page', async () => {
  const { start } = setUp({ '1.4.2/remoteEntry.js': ['hang'] });
  const load = start(release(), release('1.4.1'), undefined, 'shortStall');
  await advance(2_999);
  expect(load.end).toBeNull();
  await advance(1);
  expect(versionOf(load)).toBe('1.4.1');
});
