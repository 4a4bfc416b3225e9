import { useHost } from '@lectern/shared/host';
import { Page, PageHeader } from '@lectern/shared/ui';
import { siteMapWords } from '../text/siteMap.en';
import { useText } from '../text/useText';

/** A heading, and one external link to the product's website. */
export default function SiteMapScreen() {
  const text = useText(siteMapWords);
  const { config } = useHost();
  return (
    <Page width="narrow">
      <PageHeader title={text.title} />
      <p>
        <a href={config.homeUrl} rel="external">
          {text.home}
        </a>
      </p>
    </Page>
  );
}
