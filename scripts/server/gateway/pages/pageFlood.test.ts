import { canonical, get, prepareSeoSite } from '../seo/testBed';

prepareSeoSite();

const renders = async (): Promise<number> =>
  Number(/^lectern_pages_rendered_total (\d+)$/m.exec((await get('/metrics')).body)?.[1]);
const random = (): string => Math.random().toString(36).slice(2, 12);

test.each<[string, () => string]>([
  ['paths', () => `/${random()}/${random()}`],
  ['course ids', () => `/course/x/${random()}`],
  ['names of open courses', () => `/watch/open/${random()}`],
  ['buckets', () => `/watch/${random()}/x`],
  ['categories', () => `/category/${random()}`],
  ['subcategories', () => `/courses/design/${random()}`],
  ['malformed paths', () => `/${random()}%`],
])('random %s share one page', async (_name, path) => {
  const pages = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) pages.add((await get(path())).body);
  expect(pages.size).toBe(1);
  expect(await renders()).toBe(1);
});

test('a client that asks for too many different pages gets the plain page of the route for a while', async () => {
  await get('/nope');
  const before = await renders();
  const flood = { 'x-forwarded-for': '203.0.113.8' };
  for (let turn = 0; turn < 300; turn += 1) await get('/books', { host: `h${String(turn)}.example`, ...flood });
  const rendered = (await renders()) - before;
  expect(rendered).toBeGreaterThanOrEqual(100);
  expect(rendered).toBeLessThan(150);
  const plain = await get('/books', { host: 'new.example', ...flood });
  expect([plain.statusCode, canonical(plain.body)]).toEqual([200, undefined]);
  expect(plain.body).toContain('id="boot"');
  const other = await get('/books', { host: 'other.example', 'x-forwarded-for': '203.0.113.9' });
  expect(canonical(other.body)).toBe('http://other.example/books');
});
