import { useState, useSyncExternalStore } from 'react';
import { useHost } from '@lectern/shared/host';
import { getDisplaySettings, saveDisplaySettings, type DisplaySettings } from './displaySettings';

const DARK = '(prefers-color-scheme: dark)';

/** Returns the display settings, and a function that changes and stores them. */
export function useDisplaySettings(): [DisplaySettings, (next: DisplaySettings) => void] {
  const [settings, setSettings] = useState(getDisplaySettings);
  const change = (next: DisplaySettings): void => {
    saveDisplaySettings(next);
    setSettings(next);
  };
  return [settings, change];
}

/** Returns true while the site is dark, by choice or by the system. */
export function useIsDark(): boolean {
  const { choice } = useHost().theme;
  const isSystemDark = useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(DARK);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(DARK).matches,
  );
  return choice === 'dark' || (choice === 'system' && isSystemDark);
}
