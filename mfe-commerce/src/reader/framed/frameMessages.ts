import type { ContentsEntry, Direction, PageDisplay, DescribedPosition, SearchHit } from '../bookView';

/** Reasons why a frame cannot show a file: it is damaged, encrypted, or of a kind that is not supported. */
export type FrameRefusal = 'broken' | 'protected' | 'unsupported';

/** The current position. `percent` is 0 to 100; `byReader` is false when the site asked for the move. */
export type FramePosition = {
  locator: string;
  percent: number;
  chapter: string;
  isAtEnd: boolean;
  byReader: boolean;
};

/** Keys that the site handles, whichever document has the focus. */
export const SITE_KEYS = ['search', 'help'] as const;

/** One of SITE_KEYS. */
export type SiteKey = (typeof SITE_KEYS)[number];

/** Message from a frame to the site. */
export type FrameMessage =
  | { kind: 'opened'; contents: ContentsEntry[]; direction: Direction }
  | { kind: 'failed'; reason: FrameRefusal; detail: string }
  | ({ kind: 'moved' } & FramePosition)
  | { kind: 'arrived'; request: number }
  | { kind: 'places'; request: number; places: DescribedPosition[] }
  | { kind: 'hits'; request: number; hits: SearchHit[]; isDone: boolean }
  | { kind: 'key'; key: SiteKey }
  | { kind: 'link'; url: string }
  | { kind: 'alive' };

/** First message from the site to a frame, sent with a port for all others. It hands over the file's bytes. */
export type OpenCommand = {
  open: true;
  bytes: ArrayBuffer;
  locator: string | null;
  display: PageDisplay;
  /** Language of the book, for a file that states none. */
  language: string;
  /** Name of a page, with `#` in place of its number. */
  pageName: string;
  /** Absolute address of the script that a frame runs as a worker. */
  worker: string;
};

/** Later message from the site to a frame. */
export type FrameCommand =
  | { kind: 'go'; request: number; locator: string }
  | { kind: 'turn'; step: 1 | -1 }
  | { kind: 'edge'; to: 'start' | 'end' }
  | { kind: 'display'; display: PageDisplay }
  | { kind: 'describe'; request: number; locators: readonly string[] }
  | { kind: 'search'; request: number; query: string }
  | { kind: 'stop'; request: number }
  | { kind: 'ping' };
