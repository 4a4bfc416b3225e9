/** What the preview's page tells the editor. */
export type PenMessage =
  | { kind: 'ready' } | { kind: 'done' } | { kind: 'clear' }
  | { kind: 'log'; level: 'log' | 'info' | 'warn' | 'error'; text: string }
  | { kind: 'failure'; text: string; line: number | null };

/** The message in `data`, or null for anything that the preview's page would not say. A pen can post what it likes: nothing of it is trusted. */
export function parsePenMessage(data: unknown): PenMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Record<string, unknown>;
  if (message.pen !== true) return null;
  const text = typeof message.text === 'string' ? message.text.slice(0, 4000) : '';
  switch (message.kind) {
    case 'ready': case 'done': case 'clear': return { kind: message.kind };
    case 'log': return { kind: 'log', level: levelOf(message.level), text };
    case 'failure': return { kind: 'failure', text, line: typeof message.line === 'number' && Number.isSafeInteger(message.line) ? message.line : null };
    default: return null;
  }
}

function levelOf(value: unknown): 'log' | 'info' | 'warn' | 'error' {
  return value === 'info' || value === 'warn' || value === 'error' ? value : 'log';
}
