import { useEffect, useRef, useState } from 'react';
import { dropPenDraft, isSameSource, savePenDraft, type PenDraft, type PenSlot } from '../data/penDraft';

/** Delay from the last key to storing a draft, in milliseconds. */
const PAUSE_MS = 500;

type Work = { draft: PenDraft; base: PenDraft };

/**
 * Stores a draft that differs from `base` on this device: half a second after the last key, and when the page is left.
 * Removes a draft that does not differ. Returns false once the device has refused to store it.
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
 * Stores or removes the draft; returns false when the device refuses. Does nothing without an edit, because another tab
 * may be editing the same draft. Never removes the work on a lesson.
 */
function store(slot: PenSlot, { draft, base }: Work, first: Work): boolean {
  if (draft === first.draft && base === first.base) return true;
  if (draft.task || !isSameSource(draft, base)) return savePenDraft(slot, draft);
  dropPenDraft(slot);
  return true;
}
