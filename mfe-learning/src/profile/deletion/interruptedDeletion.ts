const KEY = 'lectern.deletion';

/**
 * Marks on this device that the deletion of an account has started. Clearing the device removes the mark. Never throws.
 */
export function markDeletionStarted(uid: string): void {
  try {
    localStorage.setItem(KEY, uid);
  } catch {
    // An interruption is then not reported, but the deletion can still be started again.
  }
}

/** Returns true when the deletion of this account was started on this device and not finished. */
export function wasDeletionStarted(uid: string): boolean {
  try {
    return localStorage.getItem(KEY) === uid;
  } catch {
    return false;
  }
}
