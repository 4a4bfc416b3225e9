import { useEffect } from 'react';
import type { SiteKey } from '../framed/frameMessages';
import { consumesKeys } from '../usePageKeys';

/** The characters that open a dialog of the reader. */
const SITE_KEY_OF: Readonly<Record<string, SiteKey>> = { '/': 'search', '?': 'help' };

/** Calls `onKey` while `isOn`: with `search` for a press of `/`, with `help` for `?`, outside fields and dialogs. */
export function useSiteKeys(isOn: boolean, onKey: (key: SiteKey) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = SITE_KEY_OF[event.key];
      if (!isOn || !key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (consumesKeys(event.target)) return;
      event.preventDefault();
      onKey(key);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, onKey]);
}
