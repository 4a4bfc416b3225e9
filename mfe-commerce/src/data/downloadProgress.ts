const shares = new Map<string, number>();
const listeners = new Set<() => void>();

/** Stores the share of a book's file that has arrived, 0 to 1; null once the download has ended. */
export function setProgress(bookId: string, share: number | null): void {
  if (share === null) shares.delete(bookId);
  else shares.set(bookId, share);
  for (const listener of listeners) listener();
}

/** Returns the share that has arrived; null without a download. */
export const progressOf = (bookId: string): number | null => shares.get(bookId) ?? null;

/** Calls `listener` on each change; returns a function that stops it. */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
