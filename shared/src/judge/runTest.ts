import type { PenTest } from '../domain';
import { openCodeFrame, type SendCode } from './codeFrame';
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

/** Time after a test's limit for its answer, in milliseconds. */
const ANSWER_MS = 1_000;

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
  { title, signal }: Options,
): Promise<TestRun> {
  signal.throwIfAborted();
  const ending = new AbortController();
  try {
    return await new Promise<TestRun>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: ending.signal });
      const report = createReport(test, resolve);
      const page = {
        address: frameAddress,
        title,
        isFocusable: false,
        onLeft: () => report.stop({ kind: 'left' }),
        onMessage: () => report.stop({ kind: 'forged' }),
      };
      openCodeFrame(host, page, ending.signal).then((send) => {
        if (send) superviseTest(send, { code, test }, report, ending.signal);
        else report.stop({ kind: 'not-loaded' });
      }, reject);
    });
  } finally {
    ending.abort();
  }
}

type Order = { code: JudgedCode; test: Pick<PenTest, 'code' | 'limitSec'> };
type Report = { receive: (data: unknown) => void; stop: (reason: JudgeStop) => void };

/** Collects the messages of a test, and calls `finish` with its outcome. */
function createReport({ limitSec }: Order['test'], finish: (run: TestRun) => void): Report {
  const notes: Pick<TestRun, 'broken' | 'blocked'> = { broken: null, blocked: null };
  const stop = (reason: JudgeStop): void => finish({ outcome: { kind: 'stopped', stop: reason }, ...notes });
  const receive = (data: unknown): void => {
    const message = parseJudgeMessage(data);
    if (message?.kind === 'broken') notes.broken ??= message;
    else if (message?.kind === 'blocked') notes.blocked ??= message.address;
    else if (message?.kind === 'stopped')
      stop(message.stop.kind === 'endless' ? { ...message.stop, limitSec } : message.stop);
    else if (message) finish({ outcome: message, ...notes });
  };
  return { receive, stop };
}

/** Sends the order, and stops the test when its time is over. Ends with the signal. */
function superviseTest(send: SendCode, { code, test }: Order, { receive, stop }: Report, signal: AbortSignal): void {
  const { limitSec } = test;
  const deadline = setTimeout(() => stop({ kind: 'frozen', limitSec }), limitSec * 1_000 + ANSWER_MS);
  const order = {
    html: guardMarkup(code.html),
    css: code.css,
    js: guardLoops(code.js),
    test: test.code,
    limitMs: limitSec * 1_000,
  };
  const port = send(order, receive);
  signal.addEventListener('abort', () => {
    clearTimeout(deadline);
    port.close();
  });
}
