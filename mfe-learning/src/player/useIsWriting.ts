import { useSyncExternalStore } from 'react';
import { isField } from './keyboard/shortcuts';

/** Returns true while a text field, a menu or a dialog anywhere on the page has the focus. */
export function useIsWriting(): boolean {
  return useSyncExternalStore(subscribe, isWriting, () => false);
}

const isWriting = (): boolean => document.activeElement !== null && isField(document.activeElement);

function subscribe(listener: () => void): () => void {
  const events = ['focusin', 'focusout'] as const;
  for (const name of events) document.addEventListener(name, listener);
  return () => {
    for (const name of events) document.removeEventListener(name, listener);
  };
}
