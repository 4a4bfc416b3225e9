import type { LiveRegistry } from '../federation/live/liveRegistry';
import { startCaching } from './startCaching';

/** Starts caching with a worker that gets ready when `makeReady` is called. `postMessage` records what it is asked. */
async function start() {
  const postMessage = jest.fn();
  let makeReady = (): void => undefined;
  const ready = new Promise((resolve) => {
    makeReady = () => resolve({ active: { postMessage } });
  });
  const waiting = jest.spyOn(ready, 'then');
  const serviceWorker = { register: () => Promise.resolve(), ready };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  let announce = (): void => undefined;
  const subscribe = (listener: () => void): (() => void) => {
    announce = listener;
    return () => undefined;
  };
  await startCaching({ subscribe } as Partial<LiveRegistry> as LiveRegistry);
  return { announce: () => announce(), makeReady: () => makeReady(), postMessage, waiting };
}

test('a worker that never gets ready gathers no request for each revision', async () => {
  const { announce, waiting } = await start();
  for (let revision = 0; revision < 100; revision += 1) announce();
  expect(waiting).toHaveBeenCalledTimes(1);
});

test('a worker that is ready is asked to store each revision', async () => {
  const { announce, makeReady, postMessage } = await start();
  makeReady();
  await Promise.resolve();
  expect(postMessage).toHaveBeenCalledTimes(1);
  announce();
  await Promise.resolve();
  expect(postMessage.mock.calls).toEqual([['keep'], ['keep']]);
});
