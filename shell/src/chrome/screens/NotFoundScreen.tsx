import { useTitle } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { useDismissedLoading } from '../../boot/loadingScreen';
import { shellText } from '../../text/shell.en';
import { SearchForm } from '../parts/SearchForm';
import { SiteLinks } from '../parts/SiteLinks';

/**
 * Screen for an address without a route. Remotes show it too, when an address matches their route but names nothing,
 * such as a course that does not exist. Sets the title, and offers a search and the main links.
 */
export function NotFoundScreen() {
  const text = useText(shellText).notFound;
  useDismissedLoading();
  useTitle(text.title);
  return (
    <Page width="narrow">
      <PageHeader title={text.title} lead={text.body} />
      <SearchForm look="page" />
      <SiteLinks heading={text.elsewhere} />
      <div>
        <ButtonLink to="/">{text.home}</ButtonLink>
      </div>
    </Page>
  );
}
