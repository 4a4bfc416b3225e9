import { Button, ButtonLink, Page } from '@lectern/shared/ui';
import { useDismissedLoading } from '../boot/loadingScreen';
import { RemoteLoadError } from '../federation/RemoteLoadError';
import { useText } from '../text/useText';
import { WaysOn } from './NotFoundScreen';
import classes from './Screens.module.css';

/** What stands where a screen should, when its code did not load or broke: the part, the reason, and the ways on. */
export function RemoteFailedScreen({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const text = useText().failed;
  useDismissedLoading();
  const load = error instanceof RemoteLoadError ? error : null;
  return (
    <Page width="narrow">
      <div role="alert" data-kind={load?.kind ?? 'evaluation'} className={classes.failure}>
        <h1 tabIndex={-1}>{load ? text.title(title) : text.crashed(title)}</h1>
        <p>{load ? text.what[load.kind] : text.crash}</p>
        <p className={classes.detail}>{error instanceof Error ? error.message : String(error)}</p>
        <div className={classes.actions}>
          <Button onClick={onRetry}>{text.again}</Button>
          {load?.kind === 'shared-version' && (
            <Button variant="secondary" onClick={() => location.reload()}>
              {text.reload}
            </Button>
          )}
          <ButtonLink to="/" variant="secondary">
            {text.home}
          </ButtonLink>
        </div>
      </div>
      <WaysOn heading={text.elsewhere} />
    </Page>
  );
}
