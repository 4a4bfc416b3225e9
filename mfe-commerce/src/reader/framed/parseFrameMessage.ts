import { MAX_HITS, type ContentsEntry, type DescribedPosition, type SearchHit } from '../bookView';
import { SITE_KEYS, type FrameMessage } from './frameMessages';

/** Limits on what a frame may send: characters, entries in a list, levels of the contents. */
const LIMITS = { locator: 500, words: 300, url: 2_000, entries: 2_000, depth: 6 };

type Fields = Record<string, unknown>;

/**
 * Parses a message of a frame; returns null for anything else. The frame shows a foreign file and is not trusted:
 * texts are cut to their limits, and entries of lists that are not valid are dropped.
 */
export function parseFrameMessage(data: unknown): FrameMessage | null {
  const message = fieldsOf(data);
  if (!message) return null;
  const request = integerOf(message.request);
  switch (message.kind) {
    case 'alive':
      return { kind: 'alive' };
    case 'opened':
      return {
        kind: 'opened',
        contents: contentsOf(message.contents, { left: LIMITS.entries }, LIMITS.depth),
        direction: message.direction === 'rtl' ? 'rtl' : 'ltr',
      };
    case 'failed':
      return {
        kind: 'failed',
        reason: message.reason === 'protected' || message.reason === 'unsupported' ? message.reason : 'broken',
        detail: wordsOf(message.detail),
      };
    case 'moved':
      return movedOf(message);
    case 'arrived':
      return request === null ? null : { kind: 'arrived', request };
    case 'places':
      return request === null
        ? null
        : { kind: 'places', request, places: listOf(message.places, MAX_HITS, positionOf) };
    case 'hits':
      return request === null
        ? null
        : { kind: 'hits', request, hits: listOf(message.hits, MAX_HITS, hitOf), isDone: message.isDone === true };
    case 'key':
      return keyOf(message);
    case 'link':
      return linkOf(message);
    default:
      return null;
  }
}

/** Returns true for the message of a frame that waits for its file. */
export const isReadyMessage = (data: unknown): boolean => fieldsOf(data)?.reader === 'ready';

function keyOf(message: Fields): FrameMessage | null {
  const key = SITE_KEYS.find((one) => one === message.key);
  return key ? { kind: 'key', key } : null;
}

function linkOf(message: Fields): FrameMessage | null {
  const url = webAddressOf(message.url);
  return url === null ? null : { kind: 'link', url };
}

function movedOf(message: Fields): FrameMessage | null {
  const locator = locatorOf(message.locator);
  const percent = integerOf(message.percent);
  if (locator === null || percent === null || percent > 100) return null;
  const { isAtEnd, byReader } = message;
  const chapter = wordsOf(message.chapter);
  return { kind: 'moved', locator, percent, chapter, isAtEnd: isAtEnd === true, byReader: byReader === true };
}

/** `budget.left` counts down the entries of the whole contents. */
function contentsOf(value: unknown, budget: { left: number }, depth: number): ContentsEntry[] {
  if (!Array.isArray(value) || depth === 0) return [];
  const entries: ContentsEntry[] = [];
  for (const one of value) {
    if (budget.left === 0) break;
    const fields = fieldsOf(one);
    const locator = locatorOf(fields?.locator);
    if (!fields || locator === null) continue;
    budget.left -= 1;
    entries.push({ title: wordsOf(fields.title), locator, children: contentsOf(fields.children, budget, depth - 1) });
  }
  return entries;
}

function positionOf(value: unknown): DescribedPosition | null {
  const fields = fieldsOf(value);
  const locator = locatorOf(fields?.locator);
  if (!fields || locator === null || typeof fields.order !== 'number') return null;
  return { locator, order: fields.order, chapter: wordsOf(fields.chapter), excerpt: wordsOf(fields.excerpt) };
}

function hitOf(value: unknown): SearchHit | null {
  const fields = fieldsOf(value);
  const locator = locatorOf(fields?.locator);
  if (!fields || locator === null) return null;
  const { chapter, before, match, after } = fields;
  return {
    locator,
    chapter: wordsOf(chapter),
    before: wordsOf(before),
    match: wordsOf(match),
    after: wordsOf(after),
  };
}

function listOf<T>(value: unknown, limit: number, parse: (one: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, limit).flatMap((one) => parse(one) ?? []);
}

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LIMITS.words) : '');

const integerOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

const locatorOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= LIMITS.locator ? value : null;

function webAddressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LIMITS.url) return null;
  const url = URL.parse(value);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
