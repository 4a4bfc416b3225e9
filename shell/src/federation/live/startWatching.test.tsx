import { channel, registry, release } from '../../testing/releases';
import { fetchRegistry } from './fetchRegistry';
import { createLiveRegistry } from './liveRegistry';
import { startWatching } from './startWatching';

const revision = (serial: number) => registry({ commerce: channel(release()) }, { serial });
const realFetch = globalThis.fetch;
const watchRevisions = jest.fn((_serial: () => number, _update: () => Promise<void>) => () => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  watchRevisions.mockClear();
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(revision(8))));
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

test('starts once, when the page is idle', async () => {
  let idle: () => void = () => undefined;
  startWatching(
    createLiveRegistry(revision(7)),
    () => Promise.resolve({ watchRevisions, fetchRegistry }),
    (task) => (idle = task),
  );
  await jest.advanceTimersByTimeAsync(1_000);
  expect(watchRevisions).not.toHaveBeenCalled();
  idle();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(watchRevisions).toHaveBeenCalledTimes(1);
});

test('starts on a page that never becomes idle', async () => {
  startWatching(
    createLiveRegistry(revision(7)),
    () => Promise.resolve({ watchRevisions, fetchRegistry }),
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(watchRevisions).toHaveBeenCalledTimes(1);
});

test('adopts the revision that the watch fetches', async () => {
  const live = createLiveRegistry(revision(7));
  startWatching(
    live,
    () => Promise.resolve({ watchRevisions, fetchRegistry }),
    (task) => task(),
  );
  await jest.advanceTimersByTimeAsync(0);
  await watchRevisions.mock.calls[0]?.[1]();
  expect(live.current().serial).toBe(8);
});

test('tries again where the deferred parts cannot be loaded, and starts once', async () => {
  const load = jest.fn(() => Promise.resolve({ watchRevisions, fetchRegistry }));
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  startWatching(createLiveRegistry(revision(7)), load, (task) => task());
  await jest.advanceTimersByTimeAsync(19_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(watchRevisions).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(watchRevisions).toHaveBeenCalledTimes(1);
});
