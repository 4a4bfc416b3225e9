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

function levelOf(value: unknown): 'log' | 'info' | 'warn' | 'error' {
  return value === 'info' || value === 'warn' || value === 'error' ? value : 'log';
}
