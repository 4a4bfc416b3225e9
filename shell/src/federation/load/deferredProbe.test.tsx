import { deferredProbe } from './deferredProbe';

afterEach(() => jest.restoreAllMocks());

test('tells what the probe finds out', async () => {
  const probe = deferredProbe(() => Promise.resolve({ createProbe: () => () => Promise.resolve('missing') }));
  expect(await probe('/37.js', 'sha384-a')).toBe('missing');
});

test('tells what the browser knows where the probe does not come', async () => {
  const probe = deferredProbe(() => Promise.reject(new Error('ChunkLoadError')));
  expect(await probe('/37.js', 'sha384-a')).toBe('error');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await probe('/37.js', 'sha384-a')).toBe('offline');
});

test('waits for the probe only so long', async () => {
  jest.useFakeTimers();
  const answer = deferredProbe(() => new Promise(() => undefined))('/37.js', 'sha384-a');
  jest.advanceTimersByTime(4_000);
  expect(await answer).toBe('error');
  jest.useRealTimers();
});
