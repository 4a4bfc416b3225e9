import { registry } from '../testing/releases';
import { fetchStartPage } from './startPage';

const ORIGIN = 'https://site.test';
const config = {
  backend: { kind: 'local', projectId: 'lectern', storageBucket: 'lectern' },
  homeUrl: ORIGIN,
  openBuckets: [],
};

afterEach(() => jest.restoreAllMocks());

test('the stored page has the headers of the site, and none of the one request that fetched it', async () => {
  const boot = JSON.stringify({ registry: registry({}), config });
  const page = `<script type="application/json" id="boot">${boot}</script>`;
  const headers = {
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/html; charset=utf-8',
    date: 'Sat, 28 Nov 2026 12:00:00 GMT',
    etag: '"a"',
    'server-timing': 'visit;desc="token.of.a.visit"',
    'x-request-id': '1f',
  };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(page, { headers }));
  const stored = await fetchStartPage();
  expect([...(stored?.headers.keys() ?? [])]).toEqual(['content-security-policy', 'content-type']);
});
