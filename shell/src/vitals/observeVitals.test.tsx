import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { matchRoute, parseVitalsReport, type VitalsReport } from '@lectern/shared/contract';
import { createLiveRegistry } from '../federation/live/liveRegistry';
import own from '../remote';
import { channel, registry, release } from '../testing/releases';
import { observeVitals } from './observeVitals';

// jsdom paints nothing: the library's measuring is the browser's, which the e2e test has.
jest.mock('web-vitals', () => ({ onLCP: jest.fn(), onINP: jest.fn(), onCLS: jest.fn() }));

const beacon = jest.fn((_url: string, _body: string) => true);
const sent = (): VitalsReport[] => beacon.mock.calls.map(([, body]) => parseVitalsReport(JSON.parse(body), 'report'));

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  document.body.innerHTML = '<div><main id="main"></main></div>';
});

const measured = (on: jest.Mock, name: Metric['name'], value: number, startTime?: number): void => {
  const [note] = on.mock.calls.at(-1) as [(metric: Partial<Metric>) => void];
  const entries = (startTime === undefined ? [] : [{ startTime }]) as Metric['entries'];
  note({ name, value, entries });
};
const lcp = (value: number, at?: number): void => measured(jest.mocked(onLCP), 'LCP', value, at);
const inp = (value: number, at?: number): void => measured(jest.mocked(onINP), 'INP', value, at);
const cls = (value: number, at?: number): void => measured(jest.mocked(onCLS), 'CLS', value, at);

/** Shows a screen as the shell does: with an element of its own, whose attributes follow once it has loaded. */
async function show(path: string, remote: string, version: string): Promise<void> {
  history.pushState(null, '', path);
  const main = document.createElement('main');
  main.id = 'main';
  document.getElementById('main')?.replaceWith(main);
  await new Promise((resolve) => setTimeout(resolve, 2));
  main.dataset.release = version;
  main.dataset.remote = remote;
  await new Promise((resolve) => setTimeout(resolve, 2));
}

function observe(token: string | null = 'a.b'): void {
  const book = release('1.4.2').routes[0]!;
  const routes = [book, { ...book, id: 'book', path: '/books/:id' }];
  const live = createLiveRegistry(registry({ commerce: channel(release('1.4.2', { routes })) }));
  observeVitals({ live, ownRoutes: own.routes, matchRoute, token: token ?? undefined });
}

async function hide(): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await Promise.resolve();
}

test('each vital belongs to the screen that was shown when it happened, and all leave with one beacon', async () => {
  await show('/books', 'commerce', '1.4.2');
  observe();
  await show('/books/42', 'commerce', '1.4.2');
  const later = performance.now();
  await show('/sign_in', 'shell', '1.0.0');
  lcp(1_234.56, 1);
  inp(96, later);
  cls(0.123456, performance.now());
  expect(sent()).toEqual([]);
  await hide();
  const release = { remote: 'commerce', version: '1.4.2' };
  expect(sent()).toEqual([
    {
      serial: 7,
      token: 'a.b',
      lcp: { ...release, route: '/books', value: 1_235 },
      inp: { ...release, route: '/books/:id', value: 96 },
      cls: { remote: 'shell', version: '1.0.0', route: '/sign_in', value: 0.1235 },
    },
  ]);
});

test('a page reports once, when it is hidden for the first time: after pagehide, when it is left', async () => {
  await show('/books', 'commerce', '1.4.2');
  observe();
  await hide();
  expect(sent()).toEqual([]);
  lcp(100, 5);
  dispatchEvent(new Event('pagehide'));
  cls(0);
  await hide();
  cls(0.4);
  await hide();
  expect(sent().map((report) => report.cls?.value)).toEqual([0]);
});

test('vitals of pages that no route of a release matches are not reported', async () => {
  await show('/nowhere', 'shell', '1.0.0');
  observe();
  lcp(100, 5);
  await hide();
  expect(beacon).not.toHaveBeenCalled();
});

test('without the token of a page nothing is measured, and without beacons nothing breaks', async () => {
  observe(null);
  expect(onLCP).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  await show('/books', 'commerce', '1.4.2');
  observe();
  lcp(100, 5);
  await hide();
  expect(beacon).not.toHaveBeenCalled();
});
