const KEY = 'lectern.keep';

/** Whether the site is to be kept on this device. Unless somebody said so, the browser's wish to save data decides. */
export function isToBeKept(): boolean {
  try {
    const choice = localStorage.getItem(KEY);
    if (choice !== null) return choice === 'yes';
  } catch {
    return false;
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

/** Keeps what somebody decided. Where the device keeps nothing, nothing is kept of the site either. */
export function saveKeptChoice(choice: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The next page asks the browser's wish again.
  }
}
