import { channel, registry, release } from '../../testing/releases';
import { createLiveRegistry } from './liveRegistry';
import { startWatching } from './startWatching';

const revision = (serial: number) => registry({ commerce: channel(release()) }, { serial });
const realFetch = globalThis.fetch;
const watchRevisions = jest.fn(() => () => undefined);

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
    () => Promise.resolve({ watchRevisions }),
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
    () => Promise.resolve({ watchRevisions }),
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(watchRevisions).toHaveBeenCalledTimes(1);
});

test('polls where the deferred parts cannot be loaded', async () => {
  const live = createLiveRegistry(revision(7));
  startWatching(
    live,
    () => Promise.reject(new Error('gone')),
    (task) => task(),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(live.current().serial).toBe(8);
});
