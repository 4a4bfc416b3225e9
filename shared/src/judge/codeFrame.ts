/**
 * Times for the page to load, in milliseconds, while the tab is visible. A new frame may share the process of a removed
 * one that hangs: it never loads, but another one does, a moment after both are gone.
 */
const PATIENCE = [1_500, 5_000, 15_000];

/** Time for the browser to end the process of removed frames, in milliseconds. */
const PAUSE_MS = 600;

/** Number of loads that a run causes itself: the empty frame, and the code written into it. */
const OWN_LOADS = 2;

/** Page that runs foreign code (`codePage.js`), and what to do about messages that don't come through its port. */
export type CodePage = {
  address: string;
  /** Accessible name of the frame. */
  title: string;
  /** False keeps the frame out of the tab order. */
  isFocusable: boolean;
  /** Called when the code has replaced or left the page. */
  onLeft: () => void;
  /** Called for each message outside the port: the code sent it, not the page. */
  onMessage: () => void;
};

/**
 * Sends the code to the page that waits for it, together with a port, which it returns. `receive` gets the data of the
 * port's messages: they come from the page, not from the code.
 */
export type SendCode = (order: object, receive: (data: unknown) => void) => MessagePort;

/**
 * Shows the page in a sandboxed frame inside `host`: without origin, storage and cookies. Resolves once it waits for
 * its code; a frame that does not load is replaced. Resolves to null when several did not load. Aborting the signal
 * removes the frame at any time, and rejects with the signal's reason while the page loads.
 */
export async function openCodeFrame(host: HTMLElement, page: CodePage, signal: AbortSignal): Promise<SendCode | null> {
  for (const [turn, patience] of PATIENCE.entries()) {
    if (turn > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const send = await loadFrame(host, page, patience, signal);
    if (send) return send;
  }
  return null;
}

function loadFrame(host: HTMLElement, page: CodePage, patience: number, signal: AbortSignal): Promise<SendCode | null> {
  signal.throwIfAborted();
  const frame = createFrame(page);
  const ending = new AbortController();
  const active = document.activeElement;
  return new Promise((resolve, reject) => {
    ending.signal.addEventListener('abort', () => removeFrame(frame, active));
    const onAbort = (): void => {
      ending.abort();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', onAbort, { signal: ending.signal });
    const giveUp = (): void => {
      ending.abort();
      resolve(null);
    };
    const stopWaiting = waitVisibly(patience, giveUp, ending.signal);
    const onReady = (): void => {
      stopWaiting();
      resolve((order, receive) => sendCode(frame, order, receive));
    };
    superviseFrame(frame, page, onReady, ending.signal);
    host.append(frame);
  });
}

function createFrame({ address, title, isFocusable }: CodePage): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  // In browsers that support it, requests from the learner's code carry no cookies.
  frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  if (!isFocusable) frame.tabIndex = -1;
  frame.src = address;
  return frame;
}

/** Calls `onReady` for the first page that waits for its code, and the page's own handlers afterwards. */
function superviseFrame(frame: HTMLIFrameElement, page: CodePage, onReady: () => void, signal: AbortSignal): void {
  let isReady = false;
  let loads = 0;
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (!source || source !== frame.contentWindow) return;
    const waitsForCode = isReadyMessage(data);
    if (isReady) (waitsForCode ? page.onLeft : page.onMessage)();
    else if (waitsForCode) {
      isReady = true;
      onReady();
    }
  };
  const onLoad = (): void => {
    loads += 1;
    if (isReady && loads > OWN_LOADS) page.onLeft();
  };
  addEventListener('message', onMessage, { signal });
  frame.addEventListener('load', onLoad, { signal });
}

/** Returns true for the message of a page that waits for its order (`codePage.js`). */
const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'codePage' in data && data.codePage === 'ready';

/** Calls `onEnd` after `time` milliseconds, or later: when the tab has been visible as long. Returns how to cancel. */
function waitVisibly(time: number, onEnd: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onTimeout = (): void => {
    // The browser may slow down or suspend a page that is not visible.
    if (document.hidden) document.addEventListener('visibilitychange', start, { once: true, signal });
    else onEnd();
  };
  const start = (): void => {
    timer = setTimeout(onTimeout, time);
  };
  const cancel = (): void => clearTimeout(timer);
  signal.addEventListener('abort', cancel);
  start();
  return cancel;
}

function sendCode(frame: HTMLIFrameElement, order: object, receive: (data: unknown) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent) => receive(data);
  frame.contentWindow?.postMessage({ ...order, codePage: true }, '*', [port2]);
  return port1;
}

/** Removes the frame, and returns the focus that its code may have taken. */
function removeFrame(frame: HTMLIFrameElement, active: Element | null): void {
  const hadFocus = document.activeElement === frame;
  frame.remove();
  if (hadFocus && active instanceof HTMLElement) active.focus({ preventScroll: true });
}
