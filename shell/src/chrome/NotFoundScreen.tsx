import { useTitle } from '@lectern/shared/host';
import { ButtonLink, Page, PageHeader } from '@lectern/shared/ui';
import { Link } from '@lectern/shared/router';
import { useDismissedLoading } from '../boot/loadingScreen';
import { useRouteTable } from '../routing/ShellContext';
import { useText } from '../text/useText';
import { navigationLinks } from './navigation';
import { SearchForm } from './SearchForm';
import classes from './Screens.module.css';

/**
 * The answer to every address that names nothing, and of a screen whose address names nothing it knows: says so, in the
 * title too, and offers ways on.
 */
export function NotFoundScreen() {
  const text = useText().notFound;
  useDismissedLoading();
  useTitle(text.title);
  return (
    <Page width="narrow">
      <PageHeader title={text.title} lead={text.body} />
      <SearchForm look="page" />
      <WaysOn heading={text.elsewhere} />
      <div>
        <ButtonLink to="/">{text.home}</ButtonLink>
      </div>
    </Page>
  );
}

/** The main navigation again, as a plain list under a heading. */
export function WaysOn({ heading }: { heading: string }) {
  const links = navigationLinks(useRouteTable());
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading} className={classes.ways}>
      <h2>{heading}</h2>
      <ul role="list">
        {links.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
