import { useEffect, useRef, useState } from 'react';
import { dropPenDraft, isSameSource, savePenDraft, type PenDraft, type PenSlot } from '../data/penDraft';

/** How long after the last key a draft is stored, in milliseconds. */
const PAUSE_MS = 500;

type Work = { draft: PenDraft; base: PenDraft };

/**
 * Stores a draft that differs from `base` on this device, half a second after the last key and when the page is left; a
 * draft that does not differ is removed. Returns false once the device has refused to store it.
 */
export function useStoredDraft(slot: PenSlot, draft: PenDraft, base: PenDraft): boolean {
  const [isStored, setIsStored] = useState(true);
  const [first] = useState({ draft, base });
  const latest = useRef(first);
  useEffect(() => {
    latest.current = { draft, base };
    const timer = setTimeout(() => setIsStored(store(slot, latest.current, first)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slot, draft, base, first]);
  useEffect(() => {
    const storeNow = (): void => void store(slot, latest.current, first);
    addEventListener('pagehide', storeNow);
    return () => {
      removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [slot, first]);
  return isStored;
}

/**
 * Writes or removes the draft; false when the device refuses. A tab without any edit writes nothing, because another
 * tab may be editing the same draft. The work on a lesson is never removed.
 */
function store(slot: PenSlot, { draft, base }: Work, first: Work): boolean {
  if (draft === first.draft && base === first.base) return true;
  if (draft.task || !isSameSource(draft, base)) return savePenDraft(slot, draft);
  dropPenDraft(slot);
  return true;
}
