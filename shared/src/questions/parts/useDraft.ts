import { useState } from 'react';
import { getPostDraft, savePostDraft, type PostDraft } from '../data/postOutbox';

const EMPTY: PostDraft = { title: '', text: '', timeSec: null };

/**
 * State of a post that is being written. Each change is stored on this device under `key`, so that a reload loses
 * nothing; with a null key, the draft is not stored. `discard` empties the draft and removes the stored one.
 */
export function useDraft(uid: string, key: string | null, initial: PostDraft = EMPTY) {
  const [draft, setDraft] = useState(() => (key === null ? null : getPostDraft(uid, key)) ?? initial);
  const change = (next: Partial<PostDraft>): void => {
    const whole = { ...draft, ...next };
    setDraft(whole);
    if (key !== null) savePostDraft(uid, key, whole.title + whole.text === '' ? null : whole);
  };
  const discard = (): void => {
    setDraft(EMPTY);
    if (key !== null) savePostDraft(uid, key, null);
  };
  return { draft, change, discard };
}
