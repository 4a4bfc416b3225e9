import { lateProbe } from './lateProbe';

afterEach(() => jest.restoreAllMocks());

it('tells what the probe finds out', async () => {
  const probe = lateProbe(() => Promise.resolve({ createProbe: () => () => Promise.resolve('missing') }));
  expect(await probe('/37.js', 'sha384-a')).toBe('missing');
});

it('tells what the browser knows where the probe does not come', async () => {
  const probe = lateProbe(() => Promise.reject(new Error('ChunkLoadError')));
  expect(await probe('/37.js', 'sha384-a')).toBe('error');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await probe('/37.js', 'sha384-a')).toBe('offline');
});

it('waits for the probe only so long', async () => {
  jest.useFakeTimers();
  const answer = lateProbe(() => new Promise(() => undefined))('/37.js', 'sha384-a');
  jest.advanceTimersByTime(4_000);
  expect(await answer).toBe('error');
  jest.useRealTimers();
});
