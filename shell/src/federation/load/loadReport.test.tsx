import { channel, registry, release } from '../../testing/releases';
import { createReporter, type LoadReport } from './loadReport';
import type { LoadRequest, LoadScreen } from './loadScreen';

const beacon = jest.fn((_url: string, _body: string) => true);
const sent = (): LoadReport[] => beacon.mock.calls.map(([, body]) => JSON.parse(body) as LoadReport);

beforeEach(() => {
  // Ends the pages of earlier tests.
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  performance.getEntriesByType = () =>
    [{ serverTiming: [{ name: 'visit', description: 'a.b' }] }] as unknown as PerformanceEntryList;
});

const load: LoadScreen = () => new Promise(() => undefined);
const requestOf = (version: string): LoadRequest => {
  const one = release(version);
  const first = { release: one, route: one.routes[0]! };
  return { first, fallback: null, limit: 'stall', serial: 7, signal: new AbortController().signal };
};
const withCanary = (percent: number) =>
  registry({ commerce: channel(release('1.0.0'), { canary: { release: release('1.1.0'), percent, salt: 'x' } }) });
const startIn = (live: ReturnType<typeof registry>, version: string): void =>
  void createReporter(live).watch(load)(requestOf(version));

test('the first load of a release in this browser is reported as started, with the token of the page', () => {
  startIn(registry({}), '1.0.0');
  expect(sent()).toEqual([
    { remote: 'commerce', version: '1.0.0', serial: 7, outcome: 'started', duration: 0, token: 'a.b' },
  ]);
});

test('each release counts once, and once more in each step of a canary', () => {
  for (const live of [registry({}), registry({}), withCanary(1), withCanary(1), withCanary(5)]) startIn(live, '1.0.0');
  expect(sent()).toHaveLength(3);
  startIn(withCanary(5), '1.1.0');
  expect(sent().at(-1)).toMatchObject({ version: '1.1.0', outcome: 'started' });
});

test('each page counts where the storage is blocked', () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  startIn(registry({}), '1.0.0');
  startIn(registry({}), '1.0.0');
  expect(sent()).toHaveLength(2);
  get.mockRestore();
});

test('a page closed before the outcome reports that once', () => {
  const { report, watch } = createReporter(registry({}));
  void watch(load)(requestOf('1.0.0'));
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pagehide'));
  expect(sent().map(({ outcome }) => outcome)).toEqual(['started', 'left']);
  void watch(load)(requestOf('1.1.0'));
  report({ remote: 'commerce', version: '1.1.0', serial: 7, outcome: 'loaded', duration: 4 });
  dispatchEvent(new Event('pagehide'));
  expect(sent().map(({ outcome }) => outcome)).toEqual(['started', 'left', 'started', 'loaded']);
});

test('a report over the limit of the gateway is not sent', () => {
  createReporter(registry({})).report({
    remote: 'x'.repeat(1_100),
    version: '1.0.0',
    serial: 7,
    outcome: 'loaded',
    duration: 4,
  });
  expect(beacon).not.toHaveBeenCalled();
});

test('a browser without beacons loads screens all the same', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  const run = jest.fn(load);
  const { report, watch } = createReporter(registry({}));
  void watch(run)(requestOf('1.0.0'));
  report({ remote: 'commerce', version: '1.0.0', serial: 7, outcome: 'loaded', duration: 4 });
  expect(run).toHaveBeenCalledTimes(1);
});
