const KEY = 'lectern.continued';

/**
 * How many courses to go on with this device showed the last time, whose places are kept from the start; 0 when it does
 * not know.
 */
export function continuedBefore(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Remembers how many there were. Without storage the next visit keeps no places. */
export function rememberContinued(count: number): void {
  try {
    localStorage.setItem(KEY, String(count));
  } catch {
    // The courses come all the same.
  }
}
