const KEY = 'lectern.motion';

/** Returns true when reduced motion was chosen on this device, whatever the system's setting. */
export function isMotionReduced(): boolean {
  try {
    return localStorage.getItem(KEY) === 'reduced';
  } catch {
    return document.documentElement.dataset.motion === 'reduced';
  }
}

/** Chooses reduced motion on this device, or the system's setting. Takes effect at once, in other tabs too. */
export function chooseMotion(reduced: boolean): void {
  apply(reduced);
  try {
    if (reduced) localStorage.setItem(KEY, 'reduced');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
}

/**
 * Applies the choice to `<html data-motion>`, which the styles read: now and whenever another tab changes it. The shell
 * calls it once.
 */
export function followMotion(): void {
  apply(isMotionReduced());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) apply(newValue === 'reduced');
  });
}

function apply(reduced: boolean): void {
  if (reduced) document.documentElement.dataset.motion = 'reduced';
  else delete document.documentElement.dataset.motion;
}
