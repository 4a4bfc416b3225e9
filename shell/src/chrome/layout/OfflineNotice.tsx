import { useEffect } from 'react';
import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { noticesText } from '../../text/notices.en';

/** Notice shown while the browser is offline, with what still works. Blocks nothing. */
export function OfflineNotice({ className }: { className: string | undefined }) {
  const text = useText(noticesText).offline;
  useEffect(announceOffline, []);
  return useOnline() ? null : (
    <p className={className} data-notice="offline">
      {text}
    </p>
  );
}

/**
 * Repeats the browser's event on a page that was opened offline. The query library takes every page for online until
 * then: without it, failed queries would not run again when the network is back.
 */
function announceOffline(): void {
  if (!navigator.onLine) dispatchEvent(new Event('offline'));
}
