import { useCallback, useEffect, useRef, useState } from 'react';
import { firstPen } from '../../data/firstPen';
import { getPenDraft, savePenDraft, type PenSource } from '../../data/penDraft';
import type { Pane } from './createPane';
import type { ConsoleLine } from './PenConsole';
import type { PenMessage } from './penMessages';
import type { PenRun } from './PenPreview';

const PAUSE_MS = 500;
const LINES_KEPT = 500;

/** The state of the code editor: its source, its last run, its console; the draft is kept on this device half a second after the last key. */
export function usePen() {
  const [source, setSource] = useState<PenSource>(() => getPenDraft() ?? firstPen);
  const [run, setRun] = useState<PenRun>({ turn: 0, source });
  const [runsByItself, setRunsByItself] = useState(true);
  const [isKept, setIsKept] = useState(true);
  const { lines, clear, hear } = useConsole();
  const panes = useRef<Partial<Record<keyof PenSource, Pane | null>>>({});

  const start = useCallback((next: PenSource) => {
    clear();
    setRun(({ turn }) => ({ turn: turn + 1, source: next }));
  }, [clear]);
  const change = useCallback((pane: keyof PenSource, text: string) => setSource((current) => ({ ...current, [pane]: text })), []);
  const ready = useCallback((pane: keyof PenSource, made: Pane | null) => {
    panes.current[pane] = made;
  }, []);
  const replace = useCallback((next: PenSource) => {
    for (const pane of ['html', 'css', 'js'] as const) panes.current[pane]?.setText(next[pane]);
    setSource(next);
    start(next);
  }, [start]);
  const showLine = useCallback((line: number) => panes.current.js?.showLine(line), []);

  useEffect(() => {
    if (source === run.source) return undefined;
    const timer = setTimeout(() => {
      setIsKept(savePenDraft(source));
      if (runsByItself) start(source);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [source, run.source, runsByItself, start]);
  useKeepOnLeaving(source);

  return { source, run, lines, isKept, runsByItself, setRunsByItself, change, ready, replace, start, clear, hear, showLine };
}

function useConsole() {
  const [lines, setLines] = useState<ConsoleLine[]>([]);
  const clear = useCallback(() => setLines([]), []);
  const hear = useCallback((message: PenMessage) => {
    if (message.kind === 'clear') setLines([]);
    if (message.kind !== 'log' && message.kind !== 'failure') return;
    const entry = message.kind === 'log' ? { level: message.level, text: message.text, line: null } : { level: 'error' as const, text: message.text, line: message.line };
    setLines((before) => [...before.slice(1 - LINES_KEPT), { ...entry, key: (before.at(-1)?.key ?? 0) + 1 }]);
  }, []);
  return { lines, clear, hear };
}

/** The last half second of typing is kept too when the page goes. */
function useKeepOnLeaving(source: PenSource): void {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  }, [source]);
  useEffect(() => {
    const keep = (): void => void savePenDraft(latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}
