import { useOnline } from '@lectern/shared/sync';
import { useLaterText } from '../text/useLaterText';

/** Says, for as long as the browser has no connection, what works without one. Blocks nothing. */
export function OfflineLine({ className }: { className: string | undefined }) {
  const text = useLaterText().offline;
  return useOnline() ? null : (
    <p className={className} data-notice="offline">
      {text}
    </p>
  );
}
