import { Page } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { DevicePanel } from '../parts/app/DevicePanel';
import { InstallPanel } from '../parts/app/InstallPanel';
import { OfflineAbilities } from '../parts/app/OfflineAbilities';
import { PlatformGuides } from '../parts/app/PlatformGuides';
import { Hero } from '../parts/page/Hero';
import { appText } from '../text/app.en';

/** Installation of the site as an app, and its offline use. */
export default function GetAppScreen() {
  const text = useText(appText);
  return (
    <>
      <Hero title={text.title} lead={text.lead} picture="phone" />
      <Page>
        <InstallPanel />
        <PlatformGuides />
        <OfflineAbilities />
        <DevicePanel />
      </Page>
    </>
  );
}
