import { sentenceOf } from '@lectern/shared/failure';
import { isOnline } from '@lectern/shared/sync';
import { Button, ErrorPanel } from '@lectern/shared/ui';
import { failedWords } from '../text/failed.en';
import { useText } from '../text/useText';

type Props = { title: string; error: Error; onRetry: () => void; isBusy?: boolean };

/** What stands where data should, when it could not be had, with the way on. */
export function Failed({ title, error, onRetry, isBusy }: Props) {
  const text = useText(failedWords);
  const isOffline = !isOnline();
  return (
    <ErrorPanel
      title={isOffline ? text.offline : title}
      reason={isOffline ? text.offlineWhat : (sentenceOf(error) ?? text.what)}
      detail={error.message}
      actions={
        <Button variant="primary" busy={isBusy} onClick={onRetry}>
          {text.again}
        </Button>
      }
    />
  );
}
