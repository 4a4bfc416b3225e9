import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from '@lectern/shared/loading';
import { useConsole } from '../console/useConsole';
import { getPenDraft, isSameSource, type PenDraft, type PenSlot, type PenSource } from '../data/penDraft';
import { useOtherTabs } from './useOtherTabs';
import { usePanes } from './usePanes';
import { usePenRuns } from './usePenRuns';
import { useStoredDraft } from './useStoredDraft';

/** The state of an open editor, as `usePen` returns it. */
export type PenState = ReturnType<typeof usePen>;

/**
 * Holds the state of an editor: source, runs, console and stored draft. `start` is the content when this device has no
 * draft in `slot`, and during hydration; changes are compared with it.
 */
export function usePen(slot: PenSlot, start: PenDraft) {
  const [base, setBase] = useState(start);
  const isHydrating = useIsHydrating();
  const [draft, setDraft] = useState<PenDraft>(() => (isHydrating ? start : initialDraft(slot, start)));
  const output = useConsole();
  const { setTexts, ...panes } = usePanes();
  const runs = usePenRuns(draft, output.clear);
  const { runNow } = runs;
  const change = useCallback(
    (pane: keyof PenSource, text: string) => setDraft((current) => ({ ...current, [pane]: text })),
    [],
  );
  const replace = useCallback(
    ({ html, css, js }: PenSource) => {
      setTexts({ html, css, js });
      setDraft((current) => ({ ...current, html, css, js }));
      runNow({ html, css, js });
    },
    [setTexts, runNow],
  );
  return {
    ...output,
    ...panes,
    ...runs,
    ...useSavedState(draft, setBase, setDraft),
    source: draft,
    base,
    isChanged: !isSameSource(draft, base),
    isStored: useStoredDraft(slot, draft, base),
    isContested: useOtherTabs(slot, draft, replace),
    change,
    replace,
  };
}

type Update = (change: (current: PenDraft) => PenDraft) => void;

function useSavedState(
  draft: PenDraft,
  setBase: (base: PenDraft | ((current: PenDraft) => PenDraft)) => void,
  setDraft: Update,
) {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  return {
    /** Makes `saved` the base that changes are compared with. Leaves the panes unchanged. */
    markSaved: useCallback(
      (saved: PenDraft) => {
        setBase(saved);
        setDraft((current) => ({ ...current, basedOn: saved.basedOn }));
      },
      [setBase, setDraft],
    ),
    /** Treats the current source as unchanged, so that its draft is dropped: it was saved as another pen. */
    forgetChanges: useCallback(
      () => setBase((current) => ({ ...latest.current, basedOn: current.basedOn })),
      [setBase],
    ),
  };
}

/** Returns the stored draft with the current task of the lesson, else `start`. */
function initialDraft(slot: PenSlot, start: PenDraft): PenDraft {
  const stored = getPenDraft(slot);
  return stored ? { ...stored, task: start.task } : start;
}
