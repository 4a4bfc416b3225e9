import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dropPenDraft,
  getPenDraft,
  isSameSource,
  PANES,
  savePenDraft,
  type PenDraft,
  type PenSlot,
  type PenSource,
} from '../data/penDraft';
import type { Pane } from './createPane';
import type { PenLine } from '../console/PenConsole';
import type { PenRun } from '../preview/PenPreview';
import { useConsole } from '../console/useConsole';
import { useOtherTabs } from './useOtherTabs';

const PAUSE_MS = 500;

/** The code editor at work. */
export type PenWork = ReturnType<typeof usePen>;

/**
 * The state of one editor: its source, its last run, its console. `start` is what it holds where this device has no
 * draft of `slot`; what differs from it is kept on this device half a second after the last key, and when the page
 * goes.
 */
export function usePen(slot: PenSlot, start: PenDraft) {
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState<PenDraft>(() => firstDraft(slot, start));
  const [run, setRun] = useState<PenRun>({ turn: 0, source: draft });
  const [runsByItself, setRunsByItself] = useState(true);
  const output = useConsole();
  const draftNow = useRef(draft);
  useEffect(() => {
    draftNow.current = draft;
  }, [draft]);
  const panes = useRef<Partial<Record<keyof PenSource, Pane | null>>>({});
  const { clear } = output;

  const play = useCallback(
    (next: PenSource) => {
      clear();
      setRun(({ turn }) => ({ turn: turn + 1, source: next }));
    },
    [clear],
  );
  const change = useCallback(
    (pane: keyof PenSource, text: string) => setDraft((current) => ({ ...current, [pane]: text })),
    [],
  );
  const ready = useCallback((pane: keyof PenSource, made: Pane | null) => {
    panes.current[pane] = made;
  }, []);
  const replace = useCallback(
    (next: PenSource) => {
      for (const pane of PANES) panes.current[pane]?.setText(next[pane]);
      setDraft((current) => ({ ...current, html: next.html, css: next.css, js: next.js }));
      play(next);
    },
    [play],
  );
  const showLine = useCallback(({ pane, line }: PenLine) => panes.current[pane]?.showLine(line), []);

  useEffect(() => {
    if (!runsByItself || isSameSource(draft, run.source)) return undefined;
    const timer = setTimeout(() => play(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, run.source, runsByItself, play]);
  const isKept = useKeeping(slot, draft, base);
  const isContested = useOtherTabs(slot, draft, replace);

  /** From now on `saved` is what stands saved; the panes stay as they are. */
  const settle = useCallback((saved: PenDraft) => {
    setBase(saved);
    setDraft((current) => ({ ...current, basedOn: saved.basedOn }));
  }, []);
  /** Lets go of the work: it stands saved elsewhere, and this place keeps no draft of it. */
  const release = useCallback(() => setBase((current) => ({ ...draftNow.current, basedOn: current.basedOn })), []);
  return {
    ...output,
    source: draft,
    base,
    isChanged: !isSameSource(draft, base),
    run,
    isKept,
    isContested,
    runsByItself,
    setRunsByItself,
    change,
    ready,
    replace,
    settle,
    release,
    start: play,
    showLine,
  };
}

/** What this device has, of the task as the lesson sets it now. */
function firstDraft(slot: PenSlot, start: PenDraft): PenDraft {
  const kept = getPenDraft(slot);
  return kept ? { ...kept, task: start.task } : start;
}

/**
 * Keeps what differs from `base` on this device, and forgets what does not. False once the device would not keep it.
 */
function useKeeping(slot: PenSlot, draft: PenDraft, base: PenDraft): boolean {
  const [isKept, setIsKept] = useState(true);
  const [first] = useState({ draft, base });
  const latest = useRef(first);
  useEffect(() => {
    latest.current = { draft, base };
    const timer = setTimeout(() => setIsKept(keep(slot, latest.current, first)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slot, draft, base, first]);
  useEffect(() => {
    const keepNow = (): void => void keep(slot, latest.current, first);
    addEventListener('pagehide', keepNow);
    return () => {
      removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [slot, first]);
  return isKept;
}

type Kept = { draft: PenDraft; base: PenDraft };

/**
 * A tab in which nothing has been done touches nothing: another one may be at work on the same draft. The work on a
 * lesson stays, done or not.
 */
function keep(slot: PenSlot, { draft, base }: Kept, first: Kept): boolean {
  if (draft === first.draft && base === first.base) return true;
  if (draft.task || !isSameSource(draft, base)) return savePenDraft(slot, draft);
  dropPenDraft(slot);
  return true;
}
