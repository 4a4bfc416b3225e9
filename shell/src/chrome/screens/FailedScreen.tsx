import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Page } from '@lectern/shared/ui';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { RemoteLoadError } from '../../federation/load/RemoteLoadError';
import { shellText } from '../../text/shell.en';
import { SiteLinks } from '../parts/SiteLinks';
import styles from './Screens.module.css';

/**
 * Failure screen, shown when a screen's code fails to load or crashes: names the part and the reason, and offers to
 * retry or to go elsewhere. `data-kind` carries the kind of the failure.
 */
export function FailedScreen({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const text = useText(shellText).failed;
  useDismissedLoading();
  const load = error instanceof RemoteLoadError ? error : null;
  return (
    <Page width="narrow">
      <div role="alert" data-kind={load?.kind ?? 'evaluation'} className={styles.failure}>
        <h1 tabIndex={-1}>{load ? text.title(title) : text.crashed(title)}</h1>
        <p>{load ? text.reason[load.kind] : text.crash}</p>
        <p className={styles.detail} lang="en">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <div className={styles.actions}>
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
      <SiteLinks heading={text.elsewhere} />
    </Page>
  );
}
