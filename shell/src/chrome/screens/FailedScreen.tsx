import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Page } from '@lectern/shared/ui';
import type { RemoteLoadError } from '../../federation/load/RemoteLoadError';
import { errorScreensText } from '../../text/errorScreens.en';
import type { NavigationLink } from '../parts/navigation';
import { SiteLinks } from '../parts/SiteLinks';
import * as styles from './Screens.module.css';

type Props = { title: string; error: RemoteLoadError; onRetry: () => void; links: readonly NavigationLink[] };

/**
 * Failure screen, shown when a screen's code fails to load or crashes: names the part and the reason, and offers to
 * retry or to go elsewhere, but not to this page. `data-kind` carries the kind of the failure.
 */
export function FailedScreen({ title, error, onRetry, links }: Props) {
  const text = useText(errorScreensText).failed;
  const { pathname } = useLocation();
  return (
    <Page width="narrow">
      <div role="alert" data-kind={error.kind} className={styles.failure}>
        <h1 tabIndex={-1}>{error.kind === 'render' ? text.crashed(title) : text.title(title)}</h1>
        <p>{text.reason[error.kind]}</p>
        <p className={styles.detail} lang="en" dir="ltr">
          {error.message}
        </p>
        <div className={styles.actions}>
          <Button onClick={onRetry}>{text.again}</Button>
          {error.kind === 'shared-version' && (
            <Button variant="secondary" onClick={() => location.reload()}>
              {text.reload}
            </Button>
          )}
          {pathname !== '/' && (
            <ButtonLink to="/" variant="secondary">
              {text.home}
            </ButtonLink>
          )}
        </div>
      </div>
      <SiteLinks heading={text.elsewhere} links={links} />
    </Page>
  );
}
