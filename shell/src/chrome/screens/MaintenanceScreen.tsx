import type { Maintenance } from '@lectern/shared/contract';
import { useText } from '@lectern/shared/text';
import { ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { errorScreensText } from '../../text/errorScreens.en';

/** Shows the message and the expected end of the maintenance; that there is none for `maintenance` null. */
export default function MaintenanceScreen({ title, maintenance }: { title: string; maintenance: Maintenance | null }) {
  const text = useText(errorScreensText).maintenance;
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
      <PageHeader title={title} lead={maintenance.message} />
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
