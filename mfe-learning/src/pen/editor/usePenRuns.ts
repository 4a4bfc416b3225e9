import { useCallback, useEffect, useState } from 'react';
import { isSameSource, type PenSource } from '../data/penDraft';
import type { PenRun } from '../preview/PenPreview';

/** Delay from the last key to an automatic run, in milliseconds. */
const PAUSE_MS = 500;

/**
 * Holds the latest run of a pen, and starts new ones: on request, and after each change if `runsByItself`.
 * `runOnRequest` is for people who press Run: it counts in `requestedRuns`, and the workbench shows them the result.
 */
export function usePenRuns(draft: PenSource, clearConsole: () => void) {
  const [run, setRun] = useState<PenRun>({ turn: 0, source: draft });
  const [requestedRuns, setRequestedRuns] = useState(0);
  const [runsByItself, setRunsByItself] = useState(true);
  const runNow = useCallback(
    (source: PenSource) => {
      clearConsole();
      setRun(({ turn }) => ({ turn: turn + 1, source }));
    },
    [clearConsole],
  );
  const runOnRequest = useCallback(
    (source: PenSource) => {
      runNow(source);
      setRequestedRuns((count) => count + 1);
    },
    [runNow],
  );
  useEffect(() => {
    if (!runsByItself || isSameSource(draft, run.source)) return undefined;
    const timer = setTimeout(() => runNow(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, run.source, runsByItself, runNow]);
  return { run, runNow, runOnRequest, requestedRuns, runsByItself, setRunsByItself };
}
