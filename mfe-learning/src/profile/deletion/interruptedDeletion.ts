const KEY = 'lectern.deletion';

/** Remembers on this device that the deletion of an account was begun, until the account is gone. */
export function beginDeletion(uid: string): void {
  try {
    localStorage.setItem(KEY, uid);
  } catch {
    // An interruption is then not told; the deletion can be begun anew all the same.
  }
}

/** True when the deletion of this account was begun on this device and not finished. */
export function wasDeletionBegun(uid: string): boolean {
  try {
    return localStorage.getItem(KEY) === uid;
  } catch {
    return false;
  }
}
