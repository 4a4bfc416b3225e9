import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(onNetwork, () => navigator.onLine);

function onNetwork(changed: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
}
