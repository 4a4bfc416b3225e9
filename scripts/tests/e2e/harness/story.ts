import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Faults } from '../faults/faults';
import type { Site } from './site';

/** The checks of `node:assert/strict` that stories use, named so that no type annotation is needed at each use. */
export type Expect = {
  ok: (value: unknown, message?: string) => void;
  equal: (actual: unknown, expected: unknown, message?: string) => void;
  notEqual: (actual: unknown, expected: unknown, message?: string) => void;
  deepEqual: (actual: unknown, expected: unknown, message?: string) => void;
  match: (text: string, pattern: RegExp, message?: string) => void;
  doesNotMatch: (text: string, pattern: RegExp, message?: string) => void;
  fail: (message: string) => never;
  rejects: (promise: Promise<unknown>, error: RegExp) => Promise<void>;
};

/** What a story works with: a site of its own and a visitor who has never been there. */
export type StoryContext = {
  site: Site;
  /** The visitor's first tab. Addresses are relative to the site: `page.goto('/books')`. */
  page: Page;
  /** The visitor: `context.newPage()` is a further tab. */
  context: BrowserContext;
  /** Another visitor, with storage of their own. */
  newVisitor(): Promise<Page>;
  faults: Faults;
  expect: Expect;
  /** Console errors and page errors that belong to the story; any other fails it. */
  allow(...messages: RegExp[]): void;
};

/**
 * How long a story may take in milliseconds, and the settings of its visitors' browser. The service worker is blocked
 * unless `serviceWorkers` allows it: what it keeps would answer where a story looks at the network.
 */
export type StoryOptions = { timeout?: number; browser?: Parameters<Browser['newContext']>[0] };

/** One behaviour of the site, as a visitor or an operator sees it. */
export type Story = { name: string; options: StoryOptions; run: (context: StoryContext) => Promise<void> };

/** Names a story; the file's default export. It fails by throwing. */
export function story(name: string, run: Story['run'], options: StoryOptions = {}): Story {
  return { name, options, run };
}
