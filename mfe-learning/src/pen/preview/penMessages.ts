/** Messages from the preview page to the editor, sent through a port that the pen cannot reach. */
export type PenMessage =
  | { kind: 'done' }
  | { kind: 'clear' }
  | { kind: 'alive' }
  | { kind: 'runaway' }
  | { kind: 'log'; level: 'log' | 'info' | 'warn' | 'error'; text: string }
  | {
      kind: 'failure';
      text: string;
      /** The line of `pane` that failed; null when unknown. */
      line: number | null;
      pane: 'html' | 'js';
    };

/** Message from the editor to the preview page that contains the pen to run. It is sent together with the port. */
export type PenOrder = { run: true; html: string; css: string; js: string };

/**
 * Parses a message from the preview page; returns null for anything else. The page runs foreign code and is not
 * trusted.
 */
export function parsePenMessage(data: unknown): PenMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  const text = typeof message.text === 'string' ? message.text.slice(0, 4000) : '';
  switch (message.kind) {
    case 'done':
    case 'clear':
    case 'alive':
    case 'runaway':
      return { kind: message.kind };
    case 'log':
      return { kind: 'log', level: levelOf(message.level), text };
    case 'failure':
      return {
        kind: 'failure',
        text,
        line: typeof message.line === 'number' && Number.isSafeInteger(message.line) ? message.line : null,
        pane: message.pane === 'html' ? 'html' : 'js',
      };
    default:
      return null;
  }
}

/** Returns true for the message of a preview page that is ready for its pen. */
export const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'pen' in data && data.pen === 'ready';

function levelOf(value: unknown): 'log' | 'info' | 'warn' | 'error' {
  return value === 'info' || value === 'warn' || value === 'error' ? value : 'log';
}
