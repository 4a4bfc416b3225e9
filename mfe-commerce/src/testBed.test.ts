import { releaseWithheld, withhold } from './testBed';

test('requests that a failed test withheld pass in the next one', async () => {
  const answered = jest.fn(() => Promise.resolve(new Response('text')));
  const before = globalThis.fetch;
  globalThis.fetch = answered;
  withhold('sample.md');
  const waiting = fetch('https://lectern.example/sample.md');
  expect(answered).not.toHaveBeenCalled();
  releaseWithheld();
  expect(await (await waiting).text()).toBe('text');
  expect(globalThis.fetch).toBe(answered);
  globalThis.fetch = before;
});
