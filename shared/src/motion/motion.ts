const KEY = 'lectern.motion';

/** True when less motion was asked for on this device, whatever the system says. */
export function isMotionReduced(): boolean {
  try {
    return localStorage.getItem(KEY) === 'reduced';
  } catch {
    return document.documentElement.dataset.motion === 'reduced';
  }
}

/** Asks for less motion on this device, or for as much as the system does; takes effect at once, in other tabs too. */
export function chooseMotion(reduced: boolean): void {
  apply(reduced);
  try {
    if (reduced) localStorage.setItem(KEY, 'reduced');
    else localStorage.removeItem(KEY);
  } catch {
    // The choice holds for this page.
  }
}

/**
 * Applies what was chosen, now and whenever another tab chooses: `<html data-motion>` carries it to the styles. The
 * shell calls it once.
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
