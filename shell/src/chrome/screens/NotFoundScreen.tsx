import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { errorScreensText } from '../../text/errorScreens.en';
import type { NavigationLink } from '../parts/navigation';
import { SiteLinks } from '../parts/SiteLinks';

type Props = { title: string; links: readonly NavigationLink[]; search: ReactNode };

/** Says that there is no page at the address, and offers a search and the main links. */
export function NotFoundScreen({ title, links, search }: Props) {
  const text = useText(errorScreensText).notFound;
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={text.body} />
      {search}
      <SiteLinks heading={text.elsewhere} links={links} />
      <div>
        <ButtonLink to="/">{text.home}</ButtonLink>
      </div>
    </Page>
  );
}
