import { useMemo } from 'react';
import { useUser } from '@lectern/shared/host';
import { claimPenSlot, type PenSlot, type PenSubject } from './penDraft';

/** Returns the slot of a subject for the signed-in account, with the draft from before signing in. */
export function usePenSlot(subject: PenSubject): PenSlot {
  const uid = useUser()?.uid ?? null;
  return useMemo(() => claimPenSlot(subject, uid), [subject, uid]);
}
