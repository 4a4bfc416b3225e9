import { useEffect, useMemo, useState } from 'react';
import type { CatalogueCourses } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { forgetRecentSearches, listRecentSearches, saveRecentSearch, type Suggestion } from '@lectern/shared/searchBox';
import { BookIcon, Button, ButtonLink, ClockIcon, EmptyState, Page, PageHeader, SearchIcon, Section } from '@lectern/shared/ui';
import { Catalogue } from '../parts/Catalogue';
import { CategoryTiles } from '../parts/CategoryTiles';
import { CourseBrowser } from '../parts/CourseBrowser';
import { coursePath } from '../parts/CourseCard';
import { Marked } from '../parts/Marked';
import { NothingPublished } from '../parts/NothingPublished';
import { SearchBox } from '../parts/SearchBox';
import { useTypedQuery } from '../parts/useTypedQuery';
import { catalogueCourses } from '../data/catalogue';
import { courseSearch, prepareSearch, type FoundCourses } from '../data/courseSearch';
import type { Facet } from '../list/facets';
import { searchWords } from '../text/search.en';
import { useText } from '../text/useText';
import styles from '../parts/SearchBox.module.css';

const FACETS: readonly Facet[] = ['category', 'level', 'price', 'duration', 'language'];
const SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;
const SUGGESTIONS = 6;
const NOTHING: CatalogueCourses = { categories: [], courses: [] };

/** Search over all published courses, as one types; the query and all else that is chosen live in the query string. */
export default function SearchScreen() {
  const text = useText(searchWords);
  const query = useQuery(catalogueCourses(useHost().config.backend));
  const catalogue = query.data ?? NOTHING;
  const { typed, asked, type, ask } = useTypedQuery();
  const [recent, setRecent] = useState(listRecentSearches);
  useEffect(() => {
    if (catalogue !== NOTHING) prepareSearch(catalogue);
  }, [catalogue]);
  const keep = (words: string): void => {
    saveRecentSearch(words);
    setRecent(listRecentSearches());
  };
  const suggestions = useSuggestions({ typed, recent, catalogue, version: query.dataUpdatedAt, keep, ask });
  useTitle(asked && `${text.title}: ${asked}`);
  const forget = (): void => {
    forgetRecentSearches();
    setRecent([]);
  };
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <SearchBox value={typed} onType={type} suggestions={suggestions} heading={typed.trim() === '' ? text.recent : undefined} onSubmit={() => { keep(typed); ask(typed); }} />
      <Catalogue query={query}>
        {(data) => {
          if (!data) return <NothingPublished />;
          if (asked) return <Results asked={asked} catalogue={data} version={query.dataUpdatedAt} />;
          return <Beginnings recent={recent} catalogue={data} onAsk={ask} onForget={forget} />;
        }}
      </Catalogue>
    </Page>
  );
}

type SuggestionsFrom = { typed: string; recent: readonly string[]; catalogue: CatalogueCourses; version: number; keep: (words: string) => void; ask: (words: string) => void };

/** The best courses for what is typed; before anything is, the searches made here lately. */
function useSuggestions({ typed, recent, catalogue, version, keep, ask }: SuggestionsFrom): Suggestion[] {
  const navigate = useNavigate();
  const words = typed.trim();
  const { data } = useQuery({ ...courseSearch(catalogue, version, words), enabled: words !== '' && catalogue !== NOTHING });
  if (words === '') return recent.map((past) => ({ id: past, icon: <ClockIcon />, words: past, choose: () => { keep(past); ask(past); } }));
  return (data?.courses ?? []).slice(0, SUGGESTIONS).map((course) => ({
    id: course.id, icon: <BookIcon />, words: <Marked text={course.title} terms={data?.terms ?? new Set()} />, detail: course.teacherName,
    choose: () => {
      keep(words);
      void navigate(coursePath(course));
    },
  }));
}

function Results({ asked, catalogue, version }: { asked: string; catalogue: CatalogueCourses; version: number }) {
  const { data } = useQuery(courseSearch(catalogue, version, asked));
  return data ? <FoundList asked={asked} found={data} catalogue={catalogue} /> : null;
}

function FoundList({ asked, found, catalogue }: { asked: string; found: FoundCourses; catalogue: CatalogueCourses }) {
  const search = useText(searchWords);
  const showTitle = useMemo(() => (title: string) => <Marked text={title} terms={found.terms} />, [found]);
  if (found.courses.length > 0) {
    return <CourseBrowser courses={found.courses} categories={catalogue.categories} facets={FACETS} sorts={SORTS} summary={(count) => search.results(count, asked)} showTitle={showTitle} />;
  }
  return (
    <>
      <div role="status">
        <EmptyState icon={<SearchIcon />} title={search.noneTitle(asked)} actions={<ButtonLink to="/all-courses" variant="secondary">{search.seeAll}</ButtonLink>}>{search.none}</EmptyState>
      </div>
      <Section title={search.browse}><CategoryTiles categories={catalogue.categories} /></Section>
    </>
  );
}

function Beginnings({ recent, catalogue, onAsk, onForget }: { recent: readonly string[]; catalogue: CatalogueCourses; onAsk: (words: string) => void; onForget: () => void }) {
  const text = useText(searchWords);
  return (
    <>
      {recent.length > 0 && (
        <Section title={text.recent} more={<Button variant="quiet" size="small" onClick={onForget}>{text.forget}</Button>}>
          <div className={styles.recent}>{recent.map((past) => <Button key={past} variant="secondary" size="small" icon={<ClockIcon />} onClick={() => onAsk(past)}>{past}</Button>)}</div>
        </Section>
      )}
      <Section title={text.browse}><CategoryTiles categories={catalogue.categories} /></Section>
    </>
  );
}
