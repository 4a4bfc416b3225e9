import { useEffect, useRef, useState } from 'react';
import { isSameSource, watchPenDraft, type PenDraft, type PenSlot, type PenSource } from '../data/penDraft';

/**
 * Follows the same draft in other tabs. While this tab has no changes of its own, it passes theirs to `adopt`. Returns
 * true once both tabs have changes: the device then stores only the latest one.
 */
export function useOtherTabs(slot: PenSlot, draft: PenDraft, adopt: (source: PenSource) => void): boolean {
  const [isContested, setIsContested] = useState(false);
  const lastShared = useRef<PenSource>(draft);
  const latest = useRef({ draft, adopt });
  useEffect(() => {
    latest.current = { draft, adopt };
  });
  useEffect(
    () =>
      watchPenDraft(slot, (theirs) => {
        if (isSameSource(theirs, latest.current.draft)) return;
        if (!isSameSource(latest.current.draft, lastShared.current)) setIsContested(true);
        else {
          lastShared.current = theirs;
          latest.current.adopt(theirs);
        }
      }),
    [slot],
  );
  return isContested;
}
