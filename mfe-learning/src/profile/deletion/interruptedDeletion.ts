const KEY = 'lectern.deletion';

/** Stores on this device that the deletion of an account has started, until its data is cleared. Never throws. */
export function markDeletionStarted(uid: string): void {
  try {
    localStorage.setItem(KEY, uid);
  } catch {
    // An interruption is then not reported. The deletion can be started again all the same.
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
