import { useTitle } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import type { RemoteLoadError } from '../../federation/load/RemoteLoadError';
import { useRegistry, useRouteTable } from '../../state/ShellContext';
import { shellText } from '../../text/shell.en';
import { DeferredScreen } from '../deferred/DeferredScreen';
import { navigationLinks, type NavigationLink } from '../parts/navigation';
import { SearchForm } from '../parts/SearchForm';
// These screens are deferred parts, and deferred parts find their styles in the first bundle.
import './Screens.module.css';
import '../parts/SiteLinks.module.css';

/**
 * Screen for an address without a route. Remotes show it too, when an address matches their route but names nothing,
 * such as a course that does not exist. Sets the title.
 */
export function NotFound() {
  const { title } = useText(shellText).notFound;
  const links = useOtherLinks();
  useTitle(title);
  return (
    <DeferredScreen title={title}>
      {({ NotFoundScreen }) => <NotFoundScreen title={title} links={links} search={<SearchForm look="page" />} />}
    </DeferredScreen>
  );
}

/** Maintenance screen, under the revision in use. The revision that ends the maintenance closes it. */
export function Maintenance() {
  const { title } = useText(shellText).maintenance;
  const { maintenance } = useRegistry();
  return (
    <DeferredScreen title={title}>
      {({ MaintenanceScreen }) => <MaintenanceScreen title={title} maintenance={maintenance} />}
    </DeferredScreen>
  );
}

/** Failure screen of the screen `title`, which fails to load or has crashed. `onRetry` starts it again. */
export function Failed(props: { title: string; error: RemoteLoadError; onRetry: () => void }) {
  const links = useOtherLinks();
  return (
    <DeferredScreen title={props.title}>
      {({ FailedScreen }) => <FailedScreen {...props} links={links} />}
    </DeferredScreen>
  );
}

/** Returns the main navigation without the page that can't be shown. */
function useOtherLinks(): NavigationLink[] {
  const { pathname } = useLocation();
  return navigationLinks(useRouteTable()).filter(({ path }) => path !== pathname);
}
