import { Button, ButtonLink, ErrorPanel, Page } from '@lectern/shared/ui';
import { useDismissedLoading } from '../boot/loadingScreen';
import { RemoteLoadError } from '../federation/RemoteLoadError';
import { useText } from '../text/useText';
import { WaysOn } from './NotFoundScreen';

/** What stands where a screen should, when its code did not load or broke: the part, the reason, and the ways on. */
export function RemoteFailedScreen({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const text = useText().failed;
  useDismissedLoading();
  const load = error instanceof RemoteLoadError ? error : null;
  const actions = (
    <>
      <Button onClick={onRetry}>{text.again}</Button>
      {load?.kind === 'shared-version' && <Button variant="secondary" onClick={() => location.reload()}>{text.reload}</Button>}
      <ButtonLink to="/" variant="secondary">{text.home}</ButtonLink>
    </>
  );
  return (
    <Page width="narrow">
      <div data-kind={load?.kind ?? 'evaluation'} data-failure="">
        <ErrorPanel
          headingLevel={1}
          title={load ? text.title(title) : text.crashed(title)}
          what={load ? text.what[load.kind] : text.crash}
          detail={error instanceof Error ? error.message : String(error)}
          actions={actions}
        />
      </div>
      <WaysOn heading={text.elsewhere} />
    </Page>
  );
}
