import { channel, registry, release } from '../../testing/releases';
import { createLiveRegistry } from './liveRegistry';
import { startWatching } from './startWatching';

const revision = (serial: number) => registry({ commerce: channel(release()) }, { serial });
const watchRegistry = jest.fn(() => () => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  watchRegistry.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('starts once, when the page is idle', async () => {
  let idle: () => void = () => undefined;
  startWatching(
    createLiveRegistry(revision(7)),
    'key',
    () => Promise.resolve({ watchRegistry }),
    (task) => (idle = task),
  );
  await jest.advanceTimersByTimeAsync(1_000);
  expect(watchRegistry).not.toHaveBeenCalled();
  idle();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(watchRegistry).toHaveBeenCalledTimes(1);
});

test('starts on a page that never becomes idle', async () => {
  startWatching(
    createLiveRegistry(revision(7)),
    'key',
    () => Promise.resolve({ watchRegistry }),
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(watchRegistry).toHaveBeenCalledTimes(1);
});

test('tries again where the background parts can’t be loaded, and starts once: only they check revisions', async () => {
  const load = jest.fn(() => Promise.resolve({ watchRegistry }));
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  const live = createLiveRegistry(revision(7));
  startWatching(live, 'key', load, (task) => task());
  await jest.advanceTimersByTimeAsync(19_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(watchRegistry).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(watchRegistry.mock.calls).toEqual([[live, 'key']]);
});
