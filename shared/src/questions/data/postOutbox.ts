import { createOutbox, createStoredValue, type Outbox, type StoredValue } from '../../sync';
import type { PostChange } from './posts';

/** A change that the backend does not have yet: when it was made, and why the last attempt failed, if one did. */
export type PendingPost = PostChange & { madeAt: number; refused: string | null };

/** Draft of a post that was not sent yet; `title` and `timeSec` are those of a question. */
export type PostDraft = { title: string; text: string; timeSec: number | null };

type Stored = { pending: PendingPost[]; drafts: Record<string, PostDraft> };

const stores = new Map<string, StoredValue<Stored>>();

/** Returns this device's store of an account's pending posts and drafts. */
function storeOf(uid: string): StoredValue<Stored> {
  const isEmpty = ({ pending, drafts }: Stored): boolean => pending.length + Object.keys(drafts).length === 0;
  const store = stores.get(uid) ?? createStoredValue(`lectern.questions:${uid}`, parseStored, isEmpty);
  stores.set(uid, store);
  return store;
}

function parseStored(stored: unknown): Stored {
  const { pending, drafts } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Stored>;
  return { pending: Array.isArray(pending) ? pending : [], drafts: { ...drafts } };
}

/** Returns what a change replaces: an earlier one of the same post, vote or accepted answer. */
export function changeKey(change: PostChange): string {
  const { kind, courseId, questionId } = change;
  const isPost = kind === 'question' || kind === 'answer' || kind === 'remove';
  const answerId = kind === 'answer' || kind === 'remove' ? (change.answerId ?? '') : '';
  return `${isPost ? 'post' : kind} ${courseId} ${questionId} ${answerId}`;
}

/** Returns the outbox of an account's posts. */
export function postOutbox(uid: string): Outbox<PendingPost> {
  const store = storeOf(uid);
  return createOutbox(
    changeKey,
    () => store.get().pending,
    (pending) => store.set({ ...store.get(), pending: [...pending] }),
  );
}

/** Returns an account's pending posts, oldest first: the same list until one changes. */
export const pendingPosts = (uid: string): readonly PendingPost[] => storeOf(uid).get().pending;

/** Calls `listener` when pending posts or drafts change, also in another tab. Returns a function that stops it. */
export const onPostsChange = (uid: string, listener: () => void): (() => void) => storeOf(uid).subscribe(listener);

/** Forgets a change that was not sent. */
export function discardPost(uid: string, change: PendingPost): void {
  const store = storeOf(uid);
  const key = changeKey(change);
  store.set({ ...store.get(), pending: store.get().pending.filter((one) => changeKey(one) !== key) });
}

/** Returns the draft stored under a key; null when there is none. */
export const getPostDraft = (uid: string, key: string): PostDraft | null => storeOf(uid).get().drafts[key] ?? null;

/** Stores a draft under a key; null removes it. */
export function savePostDraft(uid: string, key: string, draft: PostDraft | null): void {
  const store = storeOf(uid);
  const others = Object.entries(store.get().drafts).filter(([name]) => name !== key);
  store.set({ ...store.get(), drafts: Object.fromEntries(draft ? [...others, [key, draft]] : others) });
}
