import { sentenceOf } from '../failure';
import { isOnline } from '../sync';
import { useText } from '@lectern/shared/text';
import { Button, ErrorPanel, type ErrorPanelProps } from '../ui';
import { loadingText } from './text/loading.en';

export type LoadFailedProps = Pick<ErrorPanelProps, 'advice' | 'headingLevel'> & {
  /** Names what failed, such as “The books could not be loaded”. */
  title?: string | undefined;
  error: Error | null;
  onRetry: () => void;
  /** True while a retry is under way: the button shows progress. */
  isRetrying?: boolean | undefined;
};

/** Error panel shown when data or code fails to load: the reason, or that the device is offline, and a retry. */
export function LoadFailed({ title, error, onRetry, isRetrying, ...rest }: LoadFailedProps) {
  const text = useText(loadingText);
  const isOffline = !isOnline();
  const sentence = sentenceOf(error);
  return (
    <ErrorPanel
      {...rest}
      title={isOffline ? text.offlineTitle : (title ?? text.title)}
      reason={isOffline ? text.offlineReason : (sentence ?? text.reason)}
      detail={isOffline ? undefined : error?.message}
      actions={
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      }
    />
  );
}
