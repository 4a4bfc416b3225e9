import { MAX_HITS } from '../bookView';
import { isReadyMessage, parseFrameMessage } from './parseFrameMessage';

const moved = { kind: 'moved', locator: 'p1', percent: 5, chapter: 'One', isAtEnd: false, byReader: true };

test('a message of a frame is read with the fields that it may have, and no others', () => {
  expect(parseFrameMessage({ ...moved, extra: 1 })).toEqual(moved);
  expect(parseFrameMessage({ kind: 'key', key: 'search' })).toEqual({ kind: 'key', key: 'search' });
  expect(parseFrameMessage({ kind: 'failed', reason: 'invented', detail: 'x'.repeat(999) })).toEqual({
    kind: 'failed',
    reason: 'broken',
    detail: 'x'.repeat(300),
  });
  expect(isReadyMessage({ reader: 'ready' })).toBe(true);
});

test.each([
  ['no object', 'moved'],
  ['null', null],
  ['another kind', { kind: 'navigate', url: '/profile' }],
  ['a position without a locator', { ...moved, locator: '' }],
  ['a locator that no document holds', { ...moved, locator: 'x'.repeat(501) }],
  ['a percentage beyond 100', { ...moved, percent: 101 }],
  ['a percentage that is no number', { ...moved, percent: Number.NaN }],
  ['a key that the site does not handle', { kind: 'key', key: 'Enter' }],
  ['a link that runs a script', { kind: 'link', url: 'javascript:alert(1)' }],
  ['a link into the site', { kind: 'link', url: '/profile?tab=settings' }],
  ['an answer to no request', { kind: 'hits', hits: [] }],
])('%s is no message', (_name, data) => {
  expect(parseFrameMessage(data)).toBeNull();
});

test('contents and matches are cut to their limits, and entries that are not valid are dropped', () => {
  const nested = (depth: number): object => ({ title: 't', locator: 'p1', children: depth ? [nested(depth - 1)] : [] });
  const many = Array.from({ length: 5_000 }, () => ({ title: 't', locator: 'p1', children: [nested(9)] }));
  const opened = parseFrameMessage({ kind: 'opened', contents: [{ title: 'x' }, 1, ...many], direction: 'up' });
  const count = (entries: readonly { children: readonly unknown[] }[]): number =>
    entries.reduce((sum, { children }) => sum + 1 + count(children as typeof entries), 0);
  if (opened?.kind !== 'opened') throw new Error('not opened');
  expect(count(opened.contents)).toBe(2_000);
  expect(opened.direction).toBe('ltr');
  const hit = { locator: 'p1', chapter: 1, before: '', match: 'm', after: '' };
  const hits = parseFrameMessage({ kind: 'hits', request: 1, hits: Array.from({ length: 999 }, () => hit) });
  expect(hits?.kind === 'hits' && hits.hits).toHaveLength(MAX_HITS);
});
