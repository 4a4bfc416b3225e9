import { createHash } from 'node:crypto';
import { createProbe } from './probe';

const body = 'self.x = 1';
const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const answer =
  (status: number, type: string, text = body) =>
  () =>
    Promise.resolve(new Response(text, { status, headers: { 'content-type': type } }));
const nothing = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['missing', 404, 'text/plain', body],
  ['missing', 410, 'text/plain', body],
  ['missing', 200, 'text/html; charset=utf-8', '<p>'],
  ['error', 500, 'text/html', body],
  ['error', 200, 'text/javascript', body],
  ['integrity', 200, 'text/javascript', `${body};`],
])('%s: status %d, %s', async (kind, status, type, text) => {
  globalThis.fetch = answer(status, type, text);
  expect(await createProbe()('/37.js', integrity)).toBe(kind);
});

test('a browser without a network is offline, a refused connection is an error', async () => {
  globalThis.fetch = nothing;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await createProbe()('/37.js', integrity)).toBe('offline');
  onLine.mockReturnValue(true);
  expect(await createProbe()('/37.js', integrity)).toBe('error');
});
