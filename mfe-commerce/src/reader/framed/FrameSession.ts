import type { OpenBook, DescribedPosition, SearchHit } from '../bookView';
import type { FrameMessage, FrameCommand, OpenCommand } from './frameMessages';
import { isReadyMessage, parseFrameMessage } from './parseFrameMessage';

/** Reasons why a frame was given up: its page did not load, or stopped answering. */
export type FrameStop = 'not-loaded' | 'frozen';

/**
 * Time limits in milliseconds: for the page to load, for its script to ask for the file once it has, between two pings,
 * without an answer, and for a move, after which nothing waits for it any longer.
 */
const LIMITS = { load: 20_000, start: 4_000, ping: 2_000, silence: 15_000, move: 5_000 };

/** Times that a page which did not load is loaded again, before the frame is given up. */
const RETRIES = 2;

/** Messages that a session answers itself are not passed on. */
type Handlers = { onMessage: (message: FrameMessage) => void; onStop: (reason: FrameStop) => void };

/** Number of the last request of any session: a late answer never belongs to another request. */
let requests = 0;

/**
 * A book in a sandboxed frame. The frame gets the file and a port once it asks for them; from then on both sides talk
 * through the port alone. A page that does not load is loaded again; a frame that stops answering is given up.
 */
export class FrameSession implements Pick<OpenBook, 'describe' | 'search'> {
  private readonly frame: HTMLIFrameElement;
  private readonly createOpenCommand: () => OpenCommand;
  private readonly handlers: Handlers;
  private readonly ending = new AbortController();
  private readonly waiting = new Map<number, (message: FrameMessage) => void>();
  private port: MessagePort | null = null;
  private lastMove: Promise<void> = Promise.resolve();
  private locator: string | null = null;
  private lastBeat = performance.now();
  private isLoaded = false;
  private retries = RETRIES;

  constructor(frame: HTMLIFrameElement, createOpenCommand: () => OpenCommand, handlers: Handlers) {
    this.frame = frame;
    this.createOpenCommand = createOpenCommand;
    this.handlers = handlers;
    addEventListener('message', this.onReady, { signal: this.ending.signal });
    frame.addEventListener('load', this.onLoad, { signal: this.ending.signal });
    const timer = setInterval(this.check, LIMITS.ping);
    this.ending.signal.addEventListener('abort', () => clearInterval(timer));
  }

  send(command: FrameCommand): void {
    this.port?.postMessage(command);
  }

  go(locator: string): void {
    this.lastMove = new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(request);
        resolve();
      };
      const timer = setTimeout(end, LIMITS.move);
      const request = this.newRequest(end);
      this.ending.signal.addEventListener('abort', end);
      this.send({ kind: 'go', request, locator });
    });
  }

  /** Resolves to the locator of the visible page once the last `go` has ended; to null without a page. */
  settled = async (): Promise<string | null> => {
    await this.lastMove;
    return this.ending.signal.aborted ? null : this.locator;
  };

  describe = (locators: readonly string[]): Promise<DescribedPosition[]> =>
    new Promise((resolve) => {
      if (locators.length === 0) {
        resolve([]);
        return;
      }
      const request = this.newRequest((message) => {
        if (message.kind !== 'places') return;
        this.waiting.delete(request);
        resolve(message.places);
      });
      this.send({ kind: 'describe', request, locators });
    });

  search = (query: string, onHits: (hits: readonly SearchHit[]) => void, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        this.waiting.delete(request);
        resolve();
      };
      const request = this.newRequest((message) => {
        if (message.kind !== 'hits') return;
        if (message.hits.length > 0) onHits(message.hits);
        if (message.isDone) end();
      });
      signal.addEventListener('abort', () => {
        this.send({ kind: 'stop', request });
        end();
      });
      this.send({ kind: 'search', request, query });
    });

  end(): void {
    this.ending.abort();
    this.port?.close();
    this.port = null;
  }

  private newRequest(answer: (message: FrameMessage) => void): number {
    requests += 1;
    this.waiting.set(requests, answer);
    return requests;
  }

  /** Sends the file to the first page that loads in the frame. The site did not choose any later one. */
  private readonly onReady = ({ source, data }: MessageEvent<unknown>): void => {
    const { contentWindow } = this.frame;
    if (!source || source !== contentWindow || this.port || !isReadyMessage(data)) return;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = (event: MessageEvent<unknown>) => this.receive(event.data);
    const command = this.createOpenCommand();
    this.lastBeat = performance.now();
    // A frame without an origin can only be addressed by `*`. Its window was compared above.
    contentWindow.postMessage(command, '*', [port2, command.bytes]);
  };

  /** Also called for a page whose script is missing, or the browser's error page. Neither asks for a file. */
  private readonly onLoad = (): void => {
    if (this.port) return;
    this.isLoaded = true;
    this.lastBeat = performance.now();
  };

  private reload(): void {
    this.retries -= 1;
    this.isLoaded = false;
    this.lastBeat = performance.now();
    const { src } = this.frame;
    this.frame.src = src;
  }

  private receive(data: unknown): void {
    this.lastBeat = performance.now();
    const message = parseFrameMessage(data);
    if (!message || message.kind === 'alive') return;
    if ('request' in message) this.waiting.get(message.request)?.(message);
    else {
      if (message.kind === 'moved') this.locator = message.locator;
      this.handlers.onMessage(message);
    }
  }

  private readonly check = (): void => {
    // The browser may slow down a page that is not visible.
    if (document.hidden) this.lastBeat = performance.now();
    else if (performance.now() - this.lastBeat <= this.patience()) this.send({ kind: 'ping' });
    else if (!this.port && this.retries > 0) this.reload();
    else {
      const reason = this.port ? 'frozen' : 'not-loaded';
      this.end();
      this.handlers.onStop(reason);
    }
  };

  private patience(): number {
    if (this.port) return LIMITS.silence;
    return this.isLoaded ? LIMITS.start : LIMITS.load;
  }
}
