import { createSaveScheduler, isSame, mergeChanges, onOnline, onPageHidden } from '@lectern/shared/sync';
import {
  saveReadingPosition,
  sendReadingPosition,
  type KnownPosition,
  type ReadingPosition,
} from '../data/readingPosition';

/** Delays in milliseconds. A position is sent once it has not changed for 2 s, and retried with growing delays. */
const DELAYS = { debounce: 2_000, firstRetry: 10_000, maxRetry: 300_000 };
const START: ReadingPosition = { locator: '', percent: 0, bookmarks: [] };

/** The state of an open book. `isWaiting`: a change could not be sent yet. */
export type ReadingState = { bookmarks: readonly string[]; isWaiting: boolean };

/**
 * The position and bookmarks in a book while it is open. Each change is stored on the device at once and sent soon
 * after. For a sample (`uid` null) nothing is stored. `onSent` is called after each change that has reached the
 * account.
 */
export class ReadingSession {
  private readonly scheduler = createSaveScheduler(() => this.send(), DELAYS);
  private readonly listeners = new Set<() => void>();
  private readonly uid: string | null;
  private readonly bookId: string;
  private readonly onSent: () => void;
  private position: ReadingPosition;
  private known: KnownPosition;
  private state: ReadingState;

  constructor(uid: string | null, bookId: string, start: ReadingPosition | null, onSent: () => void) {
    this.uid = uid;
    this.bookId = bookId;
    this.onSent = onSent;
    this.position = start ?? START;
    this.known = { locator: start?.locator ?? null, bookmarks: this.position.bookmarks };
    this.state = { bookmarks: this.position.bookmarks, isWaiting: false };
  }

  getState = (): ReadingState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Stores the reader's position; `percent` is 0 to 100. */
  move = (locator: string, percent: number): void => this.change({ locator, percent });

  /** Replaces the bookmarks, which are locators. */
  setBookmarks = (bookmarks: string[]): void => this.change({ bookmarks });

  /** Sends changes when the page is hidden and when the network returns. Returns a function that closes the book. */
  open = (): (() => void) => {
    const sendNow = (): void => this.scheduler.request('leaving');
    const stops = [onPageHidden(sendNow), onOnline(sendNow)];
    return () => {
      for (const stop of stops) stop();
      sendNow();
      this.scheduler.stop();
    };
  };

  private change(changes: Partial<ReadingPosition>): void {
    const next = { ...this.position, ...changes };
    if (changes.bookmarks) this.publish({ bookmarks: changes.bookmarks });
    if (this.uid === null || isSame(next, this.position)) return;
    this.position = next;
    saveReadingPosition(this.uid, this.bookId, next, this.known);
    this.scheduler.request('soon');
  }

  private async send(): Promise<boolean> {
    if (this.uid === null) return true;
    const before = this.position.bookmarks;
    try {
      const sent = await sendReadingPosition(this.uid, this.bookId);
      if (sent) this.acknowledge(before, sent);
      else this.publish({ isWaiting: false });
      return true;
    } catch {
      this.publish({ isWaiting: true });
      return false;
    }
  }

  /** Adopts what the account has now, with the bookmarks that other devices have changed. */
  private acknowledge(before: readonly string[], sent: ReadingPosition): void {
    this.known = sent;
    const bookmarks = mergeChanges(before, this.position.bookmarks, sent.bookmarks, (locator) => locator);
    this.position = { ...this.position, bookmarks };
    this.publish({ bookmarks, isWaiting: false });
    this.onSent();
  }

  private publish(change: Partial<ReadingState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
