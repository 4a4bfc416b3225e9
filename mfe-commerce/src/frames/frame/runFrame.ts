import type { FrameMessage, FrameOrder, OpenOrder } from '../../reader/framed/frameMessages';
import { UnreadableBook, type FrameBook, type OpenFrameBook } from './frameBook';
import { listenToKeys, listenToSwipes } from './frameInput';

type Send = (message: FrameMessage) => void;

/**
 * Runs a page that displays a book in a sandboxed frame. It asks the site for a file, opens it, and from then on obeys
 * and reports through the port that came with the file. It reads nothing else, and its policy allows no request.
 */
export function runFrame(open: OpenFrameBook): void {
  const site = window.parent;
  const begin = (event: MessageEvent<unknown>): void => {
    const port = event.ports[0];
    if (event.source !== site || !port || !isOpenOrder(event.data)) return;
    removeEventListener('message', begin);
    const send: Send = (message) => port.postMessage(message);
    void serve(open, event.data, send, port);
  };
  addEventListener('message', begin);
  site.postMessage({ reader: 'ready' }, '*');
}

const isOpenOrder = (data: unknown): data is OpenOrder =>
  typeof data === 'object' && data !== null && 'open' in data && data.open === true;

async function serve(open: OpenFrameBook, order: OpenOrder, send: Send, port: MessagePort): Promise<void> {
  let book: FrameBook | null = null;
  const searches = new Map<number, AbortController>();
  // Only the site holds the other end of this port.
  port.onmessage = ({ data }: MessageEvent<FrameOrder>) => {
    if (data.kind === 'ping') send({ kind: 'alive' });
    else if (book) obey(book, data, send, searches);
  };
  try {
    book = await open(order, {
      onMove: (position) => send({ kind: 'moved', ...position }),
      onLink: (url) => send({ kind: 'link', url }),
    });
    send({ kind: 'opened', contents: [...book.contents], direction: book.direction });
    await book.go(order.locator);
    listenToKeys(book, (key) => send({ kind: 'key', key }));
    listenToSwipes(book);
  } catch (error) {
    const reason = error instanceof UnreadableBook ? error.reason : 'broken';
    send({ kind: 'failed', reason, detail: error instanceof Error ? error.message : String(error) });
  }
}

function obey(book: FrameBook, order: FrameOrder, send: Send, searches: Map<number, AbortController>): void {
  switch (order.kind) {
    case 'go':
      return void go(book, order, send);
    case 'turn':
      return void book.turn(order.step);
    case 'edge':
      return void book.toEdge(order.to);
    case 'display':
      return void book.setDisplay(order.display);
    case 'describe':
      return void describe(book, order, send);
    case 'search': {
      const controller = new AbortController();
      searches.set(order.request, controller);
      return void search(book, order, send, controller.signal);
    }
    case 'stop':
      searches.get(order.request)?.abort();
      searches.delete(order.request);
      return;
    case 'ping':
  }
}

type Order<K> = Extract<FrameOrder, { kind: K }>;

/** Also reports the end of a move that failed: code that waits for it continues with the visible page. */
async function go(book: FrameBook, { request, locator }: Order<'go'>, send: Send): Promise<void> {
  try {
    await book.go(locator);
  } finally {
    send({ kind: 'arrived', request });
  }
}

async function describe(book: FrameBook, { request, locators }: Order<'describe'>, send: Send): Promise<void> {
  send({ kind: 'places', request, places: await book.describe(locators) });
}

async function search(
  book: FrameBook,
  { request, query }: Order<'search'>,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  await book.search(query, (hits) => send({ kind: 'hits', request, hits: [...hits], isDone: false }), signal);
  if (!signal.aborted) send({ kind: 'hits', request, hits: [], isDone: true });
}
