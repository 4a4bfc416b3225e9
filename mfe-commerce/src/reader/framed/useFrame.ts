import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { BookFileError } from '../../data/bookFile';
import { readerText } from '../../text/reader.en';
import type { ContentsEntry, Direction, OpenBook, PageDisplay } from '../bookView';
import type { FrameMessage, FrameCommand, FramePosition, SiteKey } from './frameMessages';
import { FrameSession } from './FrameSession';

declare const __webpack_public_path__: string;

/**
 * State of a book in a frame. `book` and `position` are null until the book is open. `error` says why it could not be
 * opened, or why its frame has stopped.
 */
export type FrameState = {
  book: OpenBook | null;
  direction: Direction;
  position: FramePosition | null;
  error: BookFileError | null;
};

const CLOSED: FrameState = { book: null, direction: 'ltr', position: null, error: null };

type Options = {
  format: 'epub' | 'pdf';
  bytes: ArrayBuffer;
  locator: string | null;
  display: PageDisplay;
  language: string;
  onMove: (position: FramePosition) => void;
  onKey: (key: SiteKey) => void;
  onLink: (url: string) => void;
};

/** Address of the page that displays a format in a frame. */
export const frameAddress = (format: 'epub' | 'pdf'): string => `${__webpack_public_path__}frames/${format}.html`;

/**
 * Opens a book in a frame: call `attach` with the frame's element. Each new `display` is applied to the open book.
 * `send` passes a command to the frame, `go` shows a locator, and `settled` works as in CurrentPosition.
 */
export function useFrame(options: Options) {
  const labels = useText(readerText);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [state, setState] = useState(CLOSED);
  const [session, setSession] = useState<FrameSession | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const pageName = labels.pageName('#');
  const { bytes, display } = options;

  useEffect(() => {
    if (!frame) return undefined;
    const fail = (error: BookFileError): void => setState({ ...CLOSED, error });
    const command = () => {
      const { locator, language, display: firstDisplay } = latest.current;
      const worker = `${__webpack_public_path__}frames/pdf.worker.js`;
      // A copy: bytes that are sent to a frame are no longer usable here, and the book may be opened again.
      const copy = bytes.slice(0);
      return { open: true, bytes: copy, locator, display: firstDisplay, language, pageName, worker } as const;
    };
    const newSession: FrameSession = new FrameSession(frame, command, {
      onMessage: (message) => handleMessage(message, newSession, latest.current, { setState, fail }),
      onStop: (reason) => fail(new BookFileError('unavailable', `The frame of the book is ${reason}.`)),
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the session needs the frame, which exists only now
    setSession(newSession);
    return () => newSession.end();
  }, [frame, bytes, pageName]);

  const send = useCallback((command: FrameCommand) => session?.send(command), [session]);
  const go = useCallback((locator: string) => session?.go(locator), [session]);
  const settled = useCallback(() => session?.settled() ?? Promise.resolve(null), [session]);
  const isOpen = state.book !== null;
  useEffect(() => {
    if (isOpen) send({ kind: 'display', display });
  }, [isOpen, display, send]);
  return useMemo(() => ({ attach: setFrame, state, send, go, settled }), [state, send, go, settled]);
}

type StateUpdates = {
  setState: (change: (before: FrameState) => FrameState) => void;
  fail: (error: BookFileError) => void;
};

function handleMessage(
  message: FrameMessage,
  session: FrameSession,
  options: Options,
  { setState, fail }: StateUpdates,
): void {
  if (message.kind === 'opened') {
    const { contents, direction } = message;
    setState(() => ({ ...CLOSED, book: toBook(contents, session), direction }));
  } else if (message.kind === 'failed') fail(new BookFileError(message.reason, message.detail));
  else if (message.kind === 'moved') {
    setState((before) => ({ ...before, position: message }));
    options.onMove(message);
  } else if (message.kind === 'key') options.onKey(message.key);
  else if (message.kind === 'link') options.onLink(message.url);
}

const toBook = (contents: readonly ContentsEntry[], { describe, search }: FrameSession): OpenBook => ({
  contents,
  describe,
  search,
});
