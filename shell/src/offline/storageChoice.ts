const KEY = 'lectern.keep';

/**
 * Returns true when the site should be stored on this device. The visitor's choice decides; without one, true unless
 * the browser asks to save data. False where storage is blocked.
 */
export function isStorageWanted(): boolean {
  try {
    const choice = localStorage.getItem(KEY);
    if (choice !== null) return choice === 'yes';
  } catch {
    return false;
  }
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData !== true;
}

/** Saves the visitor's choice. Where storage is blocked it is lost, but then nothing is stored anyway. */
export function saveStorageChoice(choice: 'yes' | 'no'): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The next page starts without a choice.
  }
}
