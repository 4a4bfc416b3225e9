import type { PenSource } from '../data/penDraft';
import { guardLoops, guardMarkup } from './guardLoops';
import { isReadyMessage, parsePenMessage, type PenMessage, type PenOrder } from './penMessages';

/**
 * Why a run was given up: the page did not come, stopped answering, left its place, flooded the editor with messages,
 * or had to stop the pen in turn after turn.
 */
export type PenStop = 'not-loaded' | 'frozen' | 'left' | 'flood' | 'runaway';

/**
 * How long the page may take to come, how often it is asked whether it lives, and how long it may stay silent, in
 * milliseconds.
 */
const PATIENCE = { load: 20_000, ask: 1_000, silence: 5_000 };

/** How many messages past the port a pen may send to this page before it is stopped. */
const FLOOD = 2_000;

/**
 * Runs a pen in the preview's frame and watches over it; returns the end of that. The frame gets a port of its own for
 * this run, so that what comes through it comes from the preview's page and not from the pen. `onStop` is told at most
 * once, and nothing is heard after it.
 */
export function runPen(
  frame: HTMLIFrameElement,
  source: PenSource,
  onMessage: (message: PenMessage) => void,
  onStop: (why: PenStop) => void,
): () => void {
  let port: MessagePort | null = null;
  let heard = performance.now();
  let [strays, pages] = [0, 0];
  const end = (): void => {
    clearInterval(watch);
    removeEventListener('message', listen);
    frame.removeEventListener('load', notice);
    document.removeEventListener('visibilitychange', forgive);
    port?.close();
  };
  const stop = (why: PenStop): void => {
    end();
    onStop(why);
  };
  const hear = ({ data }: MessageEvent): void => {
    heard = performance.now();
    const message = parsePenMessage(data);
    if (message?.kind === 'runaway') stop('runaway');
    else if (message && message.kind !== 'alive') onMessage(message);
  };
  const listen = (event: MessageEvent): void => {
    if (event.source !== frame.contentWindow || !event.source) return;
    if (!isReadyMessage(event.data)) {
      strays += 1;
      if (strays > FLOOD) stop('flood');
    } else if (port) stop('left');
    else {
      heard = performance.now();
      port = send(frame, source, hear);
    }
  };
  const look = (): void => {
    // A page that nobody looks at may be slowed down or put to sleep by the browser.
    if (document.hidden) return;
    if (performance.now() - heard > (port ? PATIENCE.silence : PATIENCE.load)) stop(port ? 'frozen' : 'not-loaded');
    else port?.postMessage('alive?');
  };
  const forgive = (): void => {
    heard = performance.now();
  };
  // The frame loads once by itself and once when the pen is written into it. A further time says that the pen has gone
  // elsewhere, or was refused there.
  const notice = (): void => {
    pages += 1;
    if (port && pages > 2) stop('left');
  };
  const watch = setInterval(look, PATIENCE.ask);
  addEventListener('message', listen);
  frame.addEventListener('load', notice);
  document.addEventListener('visibilitychange', forgive);
  return end;
}

/** Sends the pen into the page that waits for it, with a port; what comes through the port is given to `hear`. */
function send(frame: HTMLIFrameElement, source: PenSource, hear: (event: MessageEvent) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = hear;
  const order: PenOrder = { run: true, html: guardMarkup(source.html), css: source.css, js: guardLoops(source.js) };
  frame.contentWindow?.postMessage(order, '*', [port2]);
  return port1;
}
