import { siteNotices } from './siteNotices';
import type { SiteStatus } from './siteStatus';

const MINUTE = 60_000;
const updatedAt = '2026-11-29T09:00:00.000Z';
const site = {
  latest: { serial: 7, skipped: [], registry: { updatedAt } },
  all: [],
  trust: { lost: null, keyProblem: null, refused: [], hasUntrustedProxy: false, unrendered: [] },
} as unknown as SiteStatus;

test('a revision of the future shows that a clock is wrong', () => {
  const kindsAt = (ms: number): string[] => siteNotices(site, Date.parse(updatedAt) + ms).map(({ kind }) => kind);
  expect(kindsAt(-6 * MINUTE)).toEqual(['wrong-clock']);
  expect(kindsAt(-4 * MINUTE)).toEqual([]);
  expect(kindsAt(30 * 24 * 60 * MINUTE)).toEqual([]);
});
