import { guardLoops, guardMarkup } from '@lectern/shared/judge';
import type { PenSource } from '../data/penDraft';

import { isReadyMessage, parsePenMessage, type PenMessage, type PenOrder } from './penMessages';

/**
 * Reason why a run was stopped: its page did not load, stopped answering, navigated away, flooded the editor with
 * messages, or had to interrupt the pen several times in a row.
 */
export type PenStop = 'not-loaded' | 'frozen' | 'left' | 'flood' | 'runaway';

/** Time limits in milliseconds: for the page to load, between two pings, and without an answer. */
const LIMITS = { load: 20_000, ping: 1_000, silence: 5_000 };

/** Number of messages that a pen may send outside the port before it is stopped. */
const FLOOD = 2_000;

/** Number of loads that a run causes itself: the empty frame, and the pen written into it. */
const OWN_LOADS = 2;

/**
 * Runs a pen in the preview's frame and supervises it. Returns a function that ends the run. Each run has its own port,
 * so its messages come from the preview's page and not from the pen. Calls `onStop` at most once, and reports nothing
 * afterwards.
 */
export function runPen(
  frame: HTMLIFrameElement,
  source: PenSource,
  onMessage: (message: PenMessage) => void,
  onStop: (reason: PenStop) => void,
): () => void {
  const listening = new AbortController();
  let port: MessagePort | null = null;
  const stop = (reason: PenStop): void => {
    end();
    onStop(reason);
  };
  const heartbeat = superviseHeartbeat(() => port, stop);
  const end = (): void => {
    listening.abort();
    heartbeat.end();
    port?.close();
  };
  const receive = ({ data }: MessageEvent): void => {
    heartbeat.beat();
    const message = parsePenMessage(data);
    if (message?.kind === 'runaway') stop('runaway');
    else if (message && message.kind !== 'alive') onMessage(message);
  };
  const onReady = (): void => {
    if (port) stop('left');
    else {
      heartbeat.beat();
      port = sendPen(frame, source, receive);
    }
  };
  listenToFrame(frame, onReady, () => stop('flood'), listening.signal);
  const onExtraLoad = (): void => {
    if (port) stop('left');
  };
  listenForExtraLoads(frame, onExtraLoad, listening.signal);
  return end;
}

/** Calls `onExtraLoad` for each load beyond the frame's own: the pen tried to navigate away. */
function listenForExtraLoads(frame: HTMLIFrameElement, onExtraLoad: () => void, signal: AbortSignal): void {
  let loads = 0;
  const onLoad = (): void => {
    loads += 1;
    if (loads > OWN_LOADS) onExtraLoad();
  };
  frame.addEventListener('load', onLoad, { signal });
}

/** Calls `onReady` for each page in the frame that waits for a pen, and `onFlood` after too many other messages. */
function listenToFrame(frame: HTMLIFrameElement, onReady: () => void, onFlood: () => void, signal: AbortSignal): void {
  let others = 0;
  const onWindowMessage = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || !event.source) return;
    if (isReadyMessage(event.data)) onReady();
    else if ((others += 1) > FLOOD) onFlood();
  };
  addEventListener('message', onWindowMessage, { signal });
}

/** Pings the page every second, and stops the run after too long a silence. Skips the check while the tab is hidden. */
function superviseHeartbeat(
  getPort: () => MessagePort | null,
  stop: (reason: PenStop) => void,
): { beat: () => void; end: () => void } {
  let lastBeat = performance.now();
  const beat = (): void => {
    lastBeat = performance.now();
  };
  const check = (): void => {
    // The browser may slow down or suspend a page that is not visible.
    if (document.hidden) return;
    const port = getPort();
    const isSilent = performance.now() - lastBeat > (port ? LIMITS.silence : LIMITS.load);
    if (isSilent) stop(port ? 'frozen' : 'not-loaded');
    else port?.postMessage('alive?');
  };
  const timer = setInterval(check, LIMITS.ping);
  document.addEventListener('visibilitychange', beat);
  const end = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', beat);
  };
  return { beat, end };
}

/** Sends the guarded pen and a port to the waiting page. `receive` gets the messages of the port. */
function sendPen(frame: HTMLIFrameElement, source: PenSource, receive: (event: MessageEvent) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = receive;
  const order: PenOrder = { run: true, html: guardMarkup(source.html), css: source.css, js: guardLoops(source.js) };
  frame.contentWindow?.postMessage(order, '*', [port2]);
  return port1;
}
