import type { FrameMessage, FrameCommand, OpenCommand } from '../../reader/framed/frameMessages';
import { UnreadableBook, type FrameBook, type OpenFrameBook } from './frameBook';
import { listenToKeys, listenToSwipes } from './frameInput';

type Send = (message: FrameMessage) => void;

/**
 * Runs a page that displays a book in a sandboxed frame. It asks the site for a file and opens it. From then
 * on, it carries out the site's commands and reports to it, both through the port that came with the file. It reads
 * nothing else, and its content security policy allows no request.
 */
export function runFrame(open: OpenFrameBook): void {
  const site = window.parent;
  const begin = (event: MessageEvent<unknown>): void => {
    const port = event.ports[0];
    if (event.source !== site || !port || !isOpenCommand(event.data)) return;
    removeEventListener('message', begin);
    const send: Send = (message) => port.postMessage(message);
    void serve(open, event.data, send, port);
  };
  addEventListener('message', begin);
  site.postMessage({ reader: 'ready' }, '*');
}

const isOpenCommand = (data: unknown): data is OpenCommand =>
  typeof data === 'object' && data !== null && 'open' in data && data.open === true;

async function serve(open: OpenFrameBook, command: OpenCommand, send: Send, port: MessagePort): Promise<void> {
  let book: FrameBook | null = null;
  const searches = new Map<number, AbortController>();
  // Only the site holds the other end of this port.
  port.onmessage = ({ data }: MessageEvent<FrameCommand>) => {
    if (data.kind === 'ping') send({ kind: 'alive' });
    else if (book) carryOut(book, data, send, searches);
  };
  try {
    book = await open(command, {
      onMove: (position) => send({ kind: 'moved', ...position }),
      onLink: (url) => send({ kind: 'link', url }),
    });
    send({ kind: 'opened', contents: [...book.contents], direction: book.direction });
    await book.go(command.locator);
    listenToKeys(book, (key) => send({ kind: 'key', key }));
    listenToSwipes(book);
  } catch (error) {
    const reason = error instanceof UnreadableBook ? error.reason : 'broken';
    send({ kind: 'failed', reason, detail: error instanceof Error ? error.message : String(error) });
  }
}

function carryOut(book: FrameBook, command: FrameCommand, send: Send, searches: Map<number, AbortController>): void {
  switch (command.kind) {
    case 'go':
      return void go(book, command, send);
    case 'turn':
      return void book.turn(command.step);
    case 'edge':
      return void book.toEdge(command.to);
    case 'display':
      return void book.setDisplay(command.display);
    case 'describe':
      return void describe(book, command, send);
    case 'search': {
      const controller = new AbortController();
      searches.set(command.request, controller);
      return void search(book, command, send, controller.signal);
    }
    case 'stop':
      searches.get(command.request)?.abort();
      searches.delete(command.request);
      return;
    case 'ping':
  }
}

type CommandOf<K> = Extract<FrameCommand, { kind: K }>;

/** Reports the end of a failed move too: code that waits for it then continues with the visible page. */
async function go(book: FrameBook, { request, locator }: CommandOf<'go'>, send: Send): Promise<void> {
  try {
    await book.go(locator);
  } finally {
    send({ kind: 'arrived', request });
  }
}

async function describe(book: FrameBook, { request, locators }: CommandOf<'describe'>, send: Send): Promise<void> {
  send({ kind: 'places', request, places: await book.describe(locators) });
}

async function search(
  book: FrameBook,
  { request, query }: CommandOf<'search'>,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  await book.search(query, (hits) => send({ kind: 'hits', request, hits: [...hits], isDone: false }), signal);
  if (!signal.aborted) send({ kind: 'hits', request, hits: [], isDone: true });
}
