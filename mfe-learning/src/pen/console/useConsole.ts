import { useCallback, useState } from 'react';
import type { PenMessage } from '../preview/penMessages';
import type { ConsoleLine } from './PenConsole';

const MAX_LINES = 500;

/** Holds the console lines of a pen since its last run: newest last, at most 500. */
export function useConsole() {
  const [lines, setLines] = useState<ConsoleLine[]>([]);
  const clear = useCallback(() => setLines([]), []);
  const receive = useCallback((message: PenMessage) => {
    if (message.kind === 'clear') setLines([]);
    if (message.kind !== 'log' && message.kind !== 'failure') return;
    const entry = lineOf(message);
    setLines((before) => [...before.slice(1 - MAX_LINES), { ...entry, key: (before.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  return { lines, clear, receive };
}

function lineOf(message: Extract<PenMessage, { kind: 'log' | 'failure' }>): Omit<ConsoleLine, 'key'> {
  if (message.kind === 'log') return { level: message.level, text: message.text, source: null };
  const { text, pane, line } = message;
  return { level: 'error', text, source: line === null ? null : { pane, line } };
}
