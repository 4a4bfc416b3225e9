import type { Direction, OpenBook, PageDisplay } from '../../reader/bookView';
import type { FramePosition, FrameRefusal, OpenCommand } from '../../reader/framed/frameMessages';

/** Thrown when a file cannot be shown. `reason` decides the sentence for readers; the message is for error reports. */
export class UnreadableBook extends Error {
  readonly reason: FrameRefusal;
  constructor(reason: FrameRefusal, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UnreadableBook';
    this.reason = reason;
  }
}

/**
 * A book as displayed in a sandboxed iframe, which keeps scripts in books away from the site. Every method that moves
 * resolves once the new page is visible.
 */
export type FrameBook = OpenBook & {
  direction: Direction;
  /** Shows a locator; the start of the book for null, and for a locator that the book does not have. */
  go: (locator: string | null) => Promise<void>;
  /** Shows the next page or the one before; at an end of the book, nothing happens. */
  turn: (step: 1 | -1) => Promise<void>;
  /** Shows the first or the last page. */
  toEdge: (edge: 'start' | 'end') => Promise<void>;
  setDisplay: (display: PageDisplay) => Promise<void>;
};

/**
 * Callbacks of a book: `onMove` when the visible page has changed, `onLink` when a link to another site was pressed.
 */
export type FrameEvents = { onMove: (position: FramePosition) => void; onLink: (url: string) => void };

/** Opens the file that the site sent with `command`, its first message. Rejects with an UnreadableBook. */
export type OpenFrameBook = (command: OpenCommand, events: FrameEvents) => Promise<FrameBook>;
