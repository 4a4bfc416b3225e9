import { deferredProbe } from './deferredProbe';

afterEach(() => jest.restoreAllMocks());

test('answers with the result of the probe', async () => {
  const probe = deferredProbe(() => Promise.resolve({ createProbe: () => () => Promise.resolve('missing') }));
  expect(await probe('/37.js', 'sha384-a')).toBe('missing');
});

test('falls back to the browser’s online state when the probe fails to load', async () => {
  const probe = deferredProbe(() => Promise.reject(new Error('ChunkLoadError')));
  expect(await probe('/37.js', 'sha384-a')).toBe('error');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await probe('/37.js', 'sha384-a')).toBe('offline');
});

test('waits for the probe for a limited time', async () => {
  jest.useFakeTimers();
  const answer = deferredProbe(() => new Promise(() => undefined))('/37.js', 'sha384-a');
  jest.advanceTimersByTime(4_000);
  expect(await answer).toBe('error');
  jest.useRealTimers();
});
