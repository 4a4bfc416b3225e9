import { Page, PageHeader } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { DevicePanel } from '../parts/app/DevicePanel';
import { InstallPanel } from '../parts/app/InstallPanel';
import { OfflineFacts } from '../parts/app/OfflineFacts';
import { PlatformGuides } from '../parts/app/PlatformGuides';
import { appText } from '../text/app.en';

/** Installation of the site as an app, and its offline use. */
export default function GetAppScreen() {
  const text = useText(appText);
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <InstallPanel />
      <PlatformGuides />
      <OfflineFacts />
      <DevicePanel />
    </Page>
  );
}
