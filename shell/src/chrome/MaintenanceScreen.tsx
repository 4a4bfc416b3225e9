import { ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { useDismissedLoading } from '../boot/loadingScreen';
import { useRegistry } from '../routing/ShellContext';
import { useText } from '../text/useText';

/**
 * The message of ops and the expected end, as the registry says them. It goes by itself when the next revision ends the
 * maintenance.
 */
export default function MaintenanceScreen() {
  const text = useText().maintenance;
  const { maintenance } = useRegistry();
  useDismissedLoading();
  if (!maintenance) {
    return (
      <Page width="narrow">
        <PageHeader title={text.offTitle} lead={text.offBody} />
        <div>
          <ButtonLink to="/">{text.home}</ButtonLink>
        </div>
      </Page>
    );
  }
  const end = endOf(maintenance.until);
  return (
    <Page width="narrow">
      <PageHeader title={text.title} lead={maintenance.message} />
      <p>{end === null ? text.noUntil : text.until(end)}</p>
      <p>{text.watching}</p>
    </Page>
  );
}

/** The expected end in the visitor's own time; null when there is none, or it has passed. */
function endOf(until: string | undefined): string | null {
  const time = until === undefined ? NaN : Date.parse(until);
  if (!(time > Date.now())) return null;
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
