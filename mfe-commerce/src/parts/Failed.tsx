import { Button, ErrorPanel } from '@lectern/shared/ui';
import { useText } from '../text/useText';

/** What stands where data should, when it could not be had. */
export function Failed({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const text = useText().failed;
  return <ErrorPanel title={title} what={text.what} detail={error.message} actions={<Button variant="primary" onClick={onRetry}>{text.again}</Button>} />;
}
