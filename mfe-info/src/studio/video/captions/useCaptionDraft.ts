import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsavedChanges } from '@lectern/shared/host';
import { onOnline } from '@lectern/shared/sync';
import { useLatest } from '../../upload';
import { storeCaptions } from './captionFiles';
import { complete, type CueRow } from './editCues';

/** Milliseconds after the last change until captions are stored. */
const DELAY = 1_500;
/** Changes that can be undone. */
const HISTORY = 100;

type Rows = readonly CueRow[];

type Options = {
  courseId: string;
  language: string;
  header: string;
  initial: Rows;
  /** Called with the path of each new file. */
  onStored: (path: string) => void;
};

export type CaptionDraft = {
  rows: Rows;
  state: 'saved' | 'pending' | 'failed';
  change: (next: (rows: Rows) => CueRow[]) => void;
  undo: () => void;
  canUndo: boolean;
  /** Stores what is not stored yet. Resolves to false when that fails. Never changes. */
  flush: () => Promise<boolean>;
};

/**
 * Captions while they are edited. Each pause in editing stores a new file and names it in the lesson, so that another
 * window's captions are never overwritten, only replaced by choice.
 */
export function useCaptionDraft({ courseId, language, header, initial, onStored }: Options): CaptionDraft {
  const [{ rows, past }, setEdit] = useState({ rows: initial, past: [] as Rows[] });
  const { stored, hasFailed, flush } = useStoring(rows, async (sent) =>
    onStored(await storeCaptions(courseId, language, { header, cues: complete(sent) })),
  );
  const isPending = rows !== stored;
  useUnsavedChanges(isPending);
  return {
    rows,
    state: hasFailed ? 'failed' : isPending ? 'pending' : 'saved',
    change: (next) => setEdit((now) => ({ rows: next(now.rows), past: [...now.past, now.rows].slice(-HISTORY) })),
    undo: () => setEdit((now) => ({ rows: now.past.at(-1) ?? now.rows, past: now.past.slice(0, -1) })),
    canUndo: past.length > 0,
    flush,
  };
}

/** Stores rows some time after their last change, one version after another. */
function useStoring(rows: Rows, store: (rows: Rows) => Promise<void>) {
  const [stored, setStored] = useState(rows);
  const [hasFailed, setFailed] = useState(false);
  const latest = useLatest({ rows, stored, store });
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const [flush] = useState(() => (): Promise<boolean> => {
    const attempt = async (): Promise<boolean> => {
      const { rows: sent, stored: before, store: send } = latest.current;
      if (sent === before) return true;
      const isStored = await send(sent).then(
        () => true,
        () => false,
      );
      if (isStored) setStored(sent);
      setFailed(!isStored);
      return isStored;
    };
    running.current = running.current.then(attempt);
    return running.current;
  });
  const save = useEffectEvent(() => void flush());
  useEffect(() => {
    if (rows === stored) return undefined;
    const timer = setTimeout(() => save(), DELAY);
    const stopListening = onOnline(() => save());
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [rows, stored]);
  return { stored, hasFailed, flush };
}
