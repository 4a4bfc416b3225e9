import { useEffect, useRef, useState } from 'react';
import { isSameSource, watchPenDraft, type PenDraft, type PenSlot, type PenSource } from '../data/penDraft';

/**
 * The same draft in two tabs: one in which nothing was typed follows the other by `adopt`. True once both have changes
 * of their own: then the last one to be changed is what this device keeps.
 */
export function useOtherTabs(slot: PenSlot, draft: PenDraft, adopt: (source: PenSource) => void): boolean {
  const [isContested, setIsContested] = useState(false);
  const seen = useRef<PenSource>(draft);
  const now = useRef({ draft, adopt });
  useEffect(() => {
    now.current = { draft, adopt };
  });
  useEffect(
    () =>
      watchPenDraft(slot, (theirs) => {
        if (isSameSource(theirs, now.current.draft)) return;
        if (!isSameSource(now.current.draft, seen.current)) setIsContested(true);
        else {
          seen.current = theirs;
          now.current.adopt(theirs);
        }
      }),
    [slot],
  );
  return isContested;
}
