const KEY = 'lectern.continued';

/** Returns the number of started courses that this device showed last, for as many skeletons; 0 when unknown. */
export function continueCount(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Stores how many started courses were shown. Without storage, the next visit starts without skeletons. */
export function saveContinueCount(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // The courses are shown all the same.
  }
}
