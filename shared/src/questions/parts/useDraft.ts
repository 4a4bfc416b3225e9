import { useState } from 'react';
import { getPostDraft, savePostDraft, type PostDraft } from '../data/postOutbox';

const EMPTY: PostDraft = { title: '', text: '', timeSec: null };

/**
 * A draft that this device stores under `key` with each change; nothing without a key. `discard` removes it.
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
