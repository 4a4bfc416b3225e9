import { useText } from '@lectern/shared/text';
import { ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { useRegistry } from '../../state/ShellContext';
import { shellText } from '../../text/shell.en';

/**
 * Maintenance screen with the registry's message and expected end. The revision that ends the maintenance closes it.
 */
export default function MaintenanceScreen() {
  const text = useText(shellText).maintenance;
  const { maintenance } = useRegistry();
  useDismissedLoading();
  if (!maintenance) {
    return (
      <Page width="card">
        <PageHeader title={text.offTitle} lead={text.offBody} />
        <div>
          <ButtonLink to="/">{text.home}</ButtonLink>
        </div>
      </Page>
    );
  }
  const end = endOf(maintenance.until);
  return (
    <Page width="card">
      <PageHeader title={text.title} lead={maintenance.message} />
      <p>{end === null ? text.noUntil : text.until(end)}</p>
      <p>{text.watching}</p>
    </Page>
  );
}

/** Returns the expected end, or null when there is none or it has passed. */
function endOf(until: string | undefined): Date | null {
  const time = until === undefined ? NaN : Date.parse(until);
  return time > Date.now() ? new Date(time) : null;
}
