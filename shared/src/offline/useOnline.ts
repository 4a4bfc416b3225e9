import { useSyncExternalStore } from 'react';

/**
 * Whether the browser says that it has a connection. It is wrong at times, both ways: good for words, never for holding
 * anything back.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
