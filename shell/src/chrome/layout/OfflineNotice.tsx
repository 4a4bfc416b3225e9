import { useOnline } from '@lectern/shared/sync';
import { useText } from '@lectern/shared/text';
import { noticesText } from '../../text/notices.en';

/** Notice shown while the browser is offline, with what still works. Blocks nothing. */
export function OfflineNotice({ className }: { className: string | undefined }) {
  const text = useText(noticesText).offline;
  return useOnline() ? null : (
    <p className={className} data-notice="offline">
      {text}
    </p>
  );
}
