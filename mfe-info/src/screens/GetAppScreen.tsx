import { Page, PageHeader } from '@lectern/shared/ui';
import { DevicePanel } from '../parts/DevicePanel';
import { InstallPanel } from '../parts/InstallPanel';
import { OfflineFacts } from '../parts/OfflineFacts';
import { PlatformGuides } from '../parts/PlatformGuides';
import { appWords } from '../text/app.en';
import { useText } from '../text/useText';

/** Installing the site as an app, and what it then does without a connection. */
export default function GetAppScreen() {
  const text = useText(appWords);
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
