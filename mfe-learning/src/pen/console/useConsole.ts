import { useCallback, useState } from 'react';
import type { ConsoleLine } from './PenConsole';
import type { PenMessage } from '../preview/penMessages';

const LINES_KEPT = 500;

/** What a pen has said since it was run, the newest last; at most 500 lines. */
export function useConsole() {
  const [lines, setLines] = useState<ConsoleLine[]>([]);
  const clear = useCallback(() => setLines([]), []);
  const hear = useCallback((message: PenMessage) => {
    if (message.kind === 'clear') setLines([]);
    if (message.kind !== 'log' && message.kind !== 'failure') return;
    const { text } = message;
    const entry =
      message.kind === 'log'
        ? { level: message.level, text, place: null }
        : {
            level: 'error' as const,
            text,
            place: message.line === null ? null : { pane: message.pane, line: message.line },
          };
    setLines((before) => [...before.slice(1 - LINES_KEPT), { ...entry, key: (before.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  return { lines, clear, hear };
}
