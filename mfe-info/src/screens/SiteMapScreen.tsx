import { useHost } from '@lectern/shared/host';
import { Page, PageHeader } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { siteMapText } from '../text/siteMap.en';

/** Heading and one external link to the product's website. */
export default function SiteMapScreen() {
  const text = useText(siteMapText);
  const { config } = useHost();
  return (
    <Page width="card">
      <PageHeader title={text.title} />
      <p>
        <a href={config.homeUrl} rel="external">
          {text.home}
        </a>
      </p>
    </Page>
  );
}
