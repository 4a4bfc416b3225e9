import { useCallback, useEffect, useState } from 'react';
import { isSameSource, type PenSource } from '../data/penDraft';
import type { PenRun } from '../preview/PenPreview';

/** How long after the last key the code runs by itself, in milliseconds. */
const PAUSE_MS = 500;

/** The runs of a pen: the latest one, starting another, and whether each change runs by itself. */
export function usePenRuns(draft: PenSource, clearConsole: () => void) {
  const [run, setRun] = useState<PenRun>({ turn: 0, source: draft });
  const [runsByItself, setRunsByItself] = useState(true);
  const runNow = useCallback(
    (source: PenSource) => {
      clearConsole();
      setRun(({ turn }) => ({ turn: turn + 1, source }));
    },
    [clearConsole],
  );
  useEffect(() => {
    if (!runsByItself || isSameSource(draft, run.source)) return undefined;
    const timer = setTimeout(() => runNow(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, run.source, runsByItself, runNow]);
  return { run, runNow, runsByItself, setRunsByItself };
}
