import { openCodeFrame, type SendCode } from '@lectern/shared/judge';
import type { PenSource } from '../data/penDraft';
import { parsePenMessage, type PenMessage } from './penMessages';

/**
 * Reason why a run was stopped: its page did not load, stopped answering, navigated away, flooded the editor with
 * messages, or had to interrupt the pen several times in a row.
 */
export type PenStop = 'not-loaded' | 'frozen' | 'left' | 'flood' | 'runaway';

/** Time between two pings, and longest time without an answer, in milliseconds. */
const LIMITS = { ping: 1_000, silence: 5_000 };

/** Number of messages that a pen may send outside the port before it is stopped. */
const FLOOD = 2_000;

/** Pen to run, and the preview page that runs it. `title` is the accessible name of the frame. */
type Preview = { source: PenSource; address: string; title: string };

/**
 * Runs a pen in a frame inside `host` and supervises it. Returns a function that ends the run and removes the frame.
 * Each run has its own port, so its messages come from the preview's page and not from the pen. Calls `onStop` at most
 * once, and reports nothing afterwards.
 */
export function runPen(
  host: HTMLElement,
  { source, address, title }: Preview,
  onMessage: (message: PenMessage) => void,
  onStop: (reason: PenStop) => void,
): () => void {
  const running = new AbortController();
  const stop = (reason: PenStop): void => {
    if (running.signal.aborted) return;
    running.abort();
    onStop(reason);
  };
  const page = {
    address,
    title,
    isFocusable: true,
    onLeft: () => stop('left'),
    onMessage: limitFlood(() => stop('flood')),
  };
  // In a task of its own: the browser takes long to create a frame.
  const opened = nextTask().then(() => (running.signal.aborted ? null : openCodeFrame(host, page, running.signal)));
  Promise.all([opened, withGuards(source)]).then(
    ([send, guarded]) => {
      if (send && !running.signal.aborted) supervisePen(send, guarded, { onMessage, stop }, running.signal);
      else stop('not-loaded');
    },
    // The guards could not be loaded, or the run was ended meanwhile: then this has no effect.
    () => stop('not-loaded'),
  );
  return () => running.abort();
}

/**
 * Resolves to the pen with its guards. Their parser is large: it loads with the first run, not with the screen, and
 * what it does is divided into tasks, so that a slow device answers in between.
 */
async function withGuards({ html, css, js }: PenSource): Promise<PenSource> {
  const { guardLoops, guardMarkup } = await import('@lectern/shared/judge');
  await nextTask();
  const markup = guardMarkup(html);
  await nextTask();
  return { html: markup, css, js: guardLoops(js) };
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Counts messages outside the port, and calls `onFlood` after too many. */
function limitFlood(onFlood: () => void): () => void {
  let messages = 0;
  return () => {
    messages += 1;
    if (messages > FLOOD) onFlood();
  };
}

type Handlers = { onMessage: (message: PenMessage) => void; stop: (reason: PenStop) => void };

/** Sends the guarded pen, reports its messages, and stops it when it gets out of hand. Ends with the signal. */
function supervisePen(send: SendCode, pen: PenSource, { onMessage, stop }: Handlers, signal: AbortSignal): void {
  const port = send(pen, (data) => {
    if (signal.aborted) return;
    beat();
    const message = parsePenMessage(data);
    if (message?.kind === 'runaway') stop('runaway');
    else if (message && message.kind !== 'alive') onMessage(message);
  });
  signal.addEventListener('abort', () => port.close());
  const beat = superviseHeartbeat(port, () => stop('frozen'), signal);
}

/**
 * Pings the page every second, and calls `onSilence` after too long a silence. Skips the check while the tab is hidden.
 * Returns the function to call for each message.
 */
function superviseHeartbeat(port: MessagePort, onSilence: () => void, signal: AbortSignal): () => void {
  let lastBeat = performance.now();
  const beat = (): void => {
    lastBeat = performance.now();
  };
  const check = (): void => {
    // The browser may slow down or suspend a page that is not visible.
    if (document.hidden) return;
    if (performance.now() - lastBeat > LIMITS.silence) onSilence();
    else port.postMessage('alive?');
  };
  const timer = setInterval(check, LIMITS.ping);
  document.addEventListener('visibilitychange', beat, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  return beat;
}
