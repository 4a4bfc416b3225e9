import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { ButtonLink, EmptyState, Page, PageHeader, SearchIcon } from '@lectern/shared/ui';
import { Catalogue } from '../parts/Catalogue';
import { CourseGrid } from '../parts/CourseGrid';
import { NothingPublished } from '../parts/NothingPublished';
import { SearchForm } from '../parts/SearchForm';
import { catalogueCourses } from '../data/catalogue';
import { searchCourses } from '../data/searchCourses';
import { useText } from '../text/useText';

/** Search over all published courses; the query lives in `?q=`. */
export default function SearchScreen() {
  const text = useText().search;
  const wanted = (useSearchParams()[0].get('q') ?? '').trim();
  const query = useQuery(catalogueCourses(useHost().config.backend));
  useTitle(wanted && `${text.title}: ${wanted}`);
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <SearchForm key={wanted} label={text.label} button={text.button} initial={wanted} />
      <Catalogue query={query}>
        {(catalogue) => (catalogue ? wanted && <Results wanted={wanted} found={searchCourses(catalogue.courses, wanted)} /> : <NothingPublished />)}
      </Catalogue>
    </Page>
  );
}

function Results({ wanted, found }: { wanted: string; found: ReturnType<typeof searchCourses> }) {
  const { search, list } = useText();
  if (found.length > 0) return <section aria-label={search.title}><p role="status">{search.results(found.length, wanted)}</p><CourseGrid courses={found} /></section>;
  return (
    <EmptyState icon={<SearchIcon />} title={search.noneTitle(wanted)} actions={<ButtonLink to="/all-courses" variant="secondary">{list.seeAll}</ButtonLink>}>
      {search.none}
    </EmptyState>
  );
}
