import { useEffect } from 'react';
import { useQueryClient } from '@lectern/shared/query';
import { readerCode } from './readerCode';

/** How long a page may keep the reader's code waiting for a quiet moment, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Loads the reader's code when the page has nothing else to do, so that a book opens at once. Browsers that do not tell
 * load it when it is asked for.
 */
export function useReaderBeforehand(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return undefined;
    const handle = requestIdleCallback(() => void client.query(readerCode).catch(() => undefined), {
      timeout: PATIENCE,
    });
    return () => cancelIdleCallback(handle);
  }, [client]);
}
