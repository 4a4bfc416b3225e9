import type { CatalogueHome } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { BookIcon, CodeIcon, Grid, Page, Section, TeamIcon } from '@lectern/shared/ui';
import { Catalogue } from '../parts/Catalogue';
import { CourseGrid } from '../parts/CourseGrid';
import { NothingPublished } from '../parts/NothingPublished';
import { SearchForm } from '../parts/SearchForm';
import { catalogueHome } from '../data/catalogue';
import { useText } from '../text/useText';
import styles from './HomeScreen.module.css';

/** The first page: what can be learned here, and the ways into it. */
export default function HomeScreen() {
  const text = useText().home;
  const query = useQuery(catalogueHome(useHost().config.backend));
  return (
    <>
      <div className={styles.hero}>
        <Page>
          <h1 tabIndex={-1} className={styles.title}>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
          <SearchForm label={text.searchLabel} button={text.search} />
        </Page>
      </div>
      <Page>
        <Catalogue query={query}>{(home) => (home ? <Shelves home={home} /> : <NothingPublished />)}</Catalogue>
        <Section title={text.alsoHere}>
          <Grid as="ul" least="16rem">
            <li><Way to="/books" icon={<BookIcon />} {...text.books} /></li>
            <li><Way to="/codepen" icon={<CodeIcon />} {...text.code} /></li>
            <li><Way to="/teach" icon={<TeamIcon />} {...text.teach} /></li>
          </Grid>
        </Section>
      </Page>
    </>
  );
}

function Shelves({ home }: { home: CatalogueHome }) {
  const text = useText().home;
  const { courses } = useText().list;
  return (
    <>
      <Section title={text.categories}>
        <Grid as="ul" least="13rem">
          {home.categories.filter(({ parent }) => parent === null).map(({ slug, name, courseCount }) => (
            <li key={slug}><Link className={styles.category} to={`/category/${slug}`}><strong>{name}</strong><span>{courses(courseCount)}</span></Link></li>
          ))}
        </Grid>
      </Section>
      <Section title={text.popular} more={<Link to="/all-courses">{text.all}</Link>}><CourseGrid courses={home.popular} /></Section>
      <Section title={text.newest}><CourseGrid courses={home.newest} /></Section>
    </>
  );
}

function Way({ to, icon, title, text }: { to: string; icon: React.ReactNode; title: string; text: string }) {
  return <Link className={styles.way} to={to}><span className={styles.sign}>{icon}</span><strong>{title}</strong><span>{text}</span></Link>;
}
