/** The pane of the learner's code, or the test, that a line belongs to. */
export type CodePosition = { pane: 'html' | 'js' | 'test'; line: number };

/**
 * An expectation that failed: the expected and the received value, as source text. `matcher` names it; `element` and
 * `nothing` are own.
 */
export type Expectation = { matcher: string; isNot: boolean; expected: string; received: string };

/** Reason why a test did not hold: an expectation, or an error of the code. */
export type Failure = { expectation: Expectation | null; text: string; position: CodePosition | null };

/** Reason why the learner's code was stopped, and with it all further tests. */
export type JudgeStop =
  /** It ran longer than the limit. `position` is the loop, if known. */
  | { kind: 'endless'; limitSec: number; position: CodePosition | null }
  /** It replaced a name that tests rely on. */
  | { kind: 'replaced'; name: string }
  /** It did not answer: it blocks the frame, or used up its memory. */
  | { kind: 'frozen'; limitSec: number }
  | { kind: 'flood' | 'memory' | 'forged' | 'left' | 'not-loaded' | 'too-long' };

/** Message from the page of a test, sent through a port that the learner's code cannot reach. */
export type JudgeMessage =
  | { kind: 'passed' }
  | { kind: 'failed'; failure: Failure }
  | {
      kind: 'stopped';
      stop: Exclude<JudgeStop, { limitSec: number }> | { kind: 'endless'; position: CodePosition | null };
    }
  /** An error of the learner's code outside the test. */
  | { kind: 'broken'; text: string; position: CodePosition | null }
  /** The code asked the network for `address`. */
  | { kind: 'blocked'; address: string };

const MAX_CHARS = 1_000;

/** Parses a message from the page of a test; null for anything else. The page runs foreign code and is not trusted. */
export function parseJudgeMessage(data: unknown): JudgeMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  switch (message.kind) {
    case 'passed':
      return { kind: 'passed' };
    case 'failed':
      return { kind: 'failed', failure: failureOf(message) };
    case 'broken':
      return { kind: 'broken', text: textOf(message.text), position: positionOf(message) };
    case 'blocked':
      return { kind: 'blocked', address: textOf(message.address) };
    case 'endless':
      return { kind: 'stopped', stop: { kind: 'endless', position: positionOf(message) } };
    case 'replaced':
      return { kind: 'stopped', stop: { kind: 'replaced', name: textOf(message.name) } };
    case 'flood':
    case 'left':
    case 'memory':
      return { kind: 'stopped', stop: { kind: message.kind } };
    default:
      return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_CHARS) : '');

function failureOf(message: Record<string, unknown>): Failure {
  const { matcher, isNot, expected, received, text } = message;
  const expectation =
    typeof matcher === 'string'
      ? { matcher: textOf(matcher), isNot: isNot === true, expected: textOf(expected), received: textOf(received) }
      : null;
  return { expectation, text: textOf(text), position: positionOf(message) };
}

function positionOf({ pane, line }: Record<string, unknown>): CodePosition | null {
  if (typeof line !== 'number' || !Number.isSafeInteger(line) || line < 1) return null;
  return { pane: pane === 'html' || pane === 'test' ? pane : 'js', line };
}
