import type { PenTest } from '../domain';
import { guardLoops, guardMarkup } from './guardLoops';
import frameAddress from './judge-frame.html';
import { parseJudgeMessage, type JudgeMessage, type JudgeStop } from './judgeMessages';

/** Code that is judged: the panes of a pen. */
export type JudgedCode = { html: string; css: string; js: string };

/** Outcome of one test. `problem` is an error outside the test, `blocked` an address that the code asked for. */
export type TestRun = {
  outcome: Extract<JudgeMessage, { kind: 'passed' | 'failed' }> | { kind: 'stopped'; stop: JudgeStop };
  broken: Extract<JudgeMessage, { kind: 'broken' }> | null;
  blocked: string | null;
};

/**
 * Times for the page to load, in milliseconds. A new frame may share the process of a removed one that hangs: it never
 * loads, but another one does, a moment after both are gone.
 */
const PATIENCE = [1_500, 5_000];
const LAST_PATIENCE = 15_000;

/** Time for the browser to end the process of removed frames, in milliseconds. */
const PAUSE_MS = 600;

/** Time after a test's limit for its answer, in milliseconds. */
const ANSWER_MS = 1_000;

/** Number of loads that a run causes itself: the empty frame, and the code written into it. */
const OWN_LOADS = 2;

type Options = { title: string; signal: AbortSignal };

/**
 * Runs one test against the code, in a new frame inside `host`, and removes the frame. The code has no access to the
 * network, the site's storage and its documents. Resolves always: once the page has loaded, at the latest one second
 * after the test's limit. Rejects with the signal's reason when aborted.
 */
export async function runTest(
  host: HTMLElement,
  code: JudgedCode,
  test: Pick<PenTest, 'code' | 'limitSec'>,
  options: Options,
): Promise<TestRun> {
  for (const patience of PATIENCE) {
    const run = await runInFrame(host, { code, test, patience }, options);
    if (run.outcome.kind !== 'stopped' || run.outcome.stop.kind !== 'not-loaded') return run;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return runInFrame(host, { code, test, patience: LAST_PATIENCE }, options);
}

async function runInFrame(host: HTMLElement, order: Order, { title, signal }: Options): Promise<TestRun> {
  signal.throwIfAborted();
  const frame = createFrame(title);
  const ending = new AbortController();
  const active = document.activeElement;
  try {
    return await new Promise<TestRun>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: ending.signal });
      supervise(frame, order, resolve, ending.signal);
      host.append(frame);
    });
  } finally {
    ending.abort();
    // The code may have put the focus into the frame.
    const hadFocus = document.activeElement === frame;
    frame.remove();
    if (hadFocus && active instanceof HTMLElement) active.focus({ preventScroll: true });
  }
}

function createFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  // Where the browser supports it, pictures of the code are fetched without cookies.
  frame.setAttribute('credentialless', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.tabIndex = -1;
  frame.src = frameAddress;
  return frame;
}

type Order = { code: JudgedCode; test: Pick<PenTest, 'code' | 'limitSec'>; patience: number };

/** Sends the order to the frame once it is ready, and calls `finish` with the outcome. Ends with the signal. */
function supervise(frame: HTMLIFrameElement, order: Order, finish: (run: TestRun) => void, signal: AbortSignal): void {
  const { limitSec } = order.test;
  const notes: Pick<TestRun, 'broken' | 'blocked'> = { broken: null, blocked: null };
  let port: MessagePort | null = null;
  let loads = 0;
  const stop = (reason: JudgeStop): void => finish({ outcome: { kind: 'stopped', stop: reason }, ...notes });
  let deadline = setTimeout(() => stop({ kind: 'not-loaded' }), order.patience);
  const receive = ({ data }: MessageEvent): void => {
    const message = parseJudgeMessage(data);
    if (message?.kind === 'broken') notes.broken ??= message;
    else if (message?.kind === 'blocked') notes.blocked ??= message.address;
    else if (message?.kind === 'stopped')
      stop(message.stop.kind === 'endless' ? { ...message.stop, limitSec } : message.stop);
    else if (message) finish({ outcome: message, ...notes });
  };
  const onMessage = ({ source, data }: MessageEvent): void => {
    if (!source || source !== frame.contentWindow) return;
    if (port) stop({ kind: isReady(data) ? 'left' : 'forged' });
    else if (isReady(data)) {
      clearTimeout(deadline);
      deadline = setTimeout(() => stop({ kind: 'frozen', limitSec }), limitSec * 1_000 + ANSWER_MS);
      port = send(frame, order, receive);
    }
  };
  const onLoad = (): void => {
    loads += 1;
    if (port && loads > OWN_LOADS) stop({ kind: 'left' });
  };
  addEventListener('message', onMessage, { signal });
  frame.addEventListener('load', onLoad, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(deadline);
    port?.close();
  });
}

/** Returns true for the message of a page that waits for its order. */
const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'judge' in data && data.judge === 'ready';

/** Sends the guarded code and a port. `receive` gets the messages of the port, which are the page's own. */
function send(frame: HTMLIFrameElement, { code, test }: Order, receive: (event: MessageEvent) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = receive;
  const order = {
    judge: true,
    html: guardMarkup(code.html),
    css: code.css,
    js: guardLoops(code.js),
    test: test.code,
    limitMs: test.limitSec * 1_000,
  };
  frame.contentWindow?.postMessage(order, '*', [port2]);
  return port1;
}
