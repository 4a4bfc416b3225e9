import { useEffect, useState } from 'react';
import type { ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import type { ListScope } from '@lectern/shared/search';
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
import { catalogueList } from '../data/catalogue';
import { listAnswer, prepareCatalogue } from '../data/listAnswer';
import { searchWords } from '../text/search.en';
import { useText } from '../text/useText';
import styles from '../parts/SearchBox.module.css';

const ALL: ListScope = {};
const SORTS = ['relevance', 'popular', 'newest', 'title', 'shortest'] as const;
const SUGGESTIONS = 6;

/** Search over all published courses, as one types; the query and all else that is chosen live in the query string. */
export default function SearchScreen() {
  const text = useText(searchWords);
  const { backend } = useHost().config;
  const query = useQuery(catalogueList(backend, ALL));
  const { typed, asked, type, ask } = useTypedQuery();
  const [recent, setRecent] = useState(listRecentSearches);
  useEffect(() => void prepareCatalogue(backend, true), [backend]);
  const keep = (words: string): void => {
    saveRecentSearch(words);
    setRecent(listRecentSearches());
  };
  const suggestions = useSuggestions({ typed, recent, keep, ask });
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
        {(list) => {
          if (!list) return <NothingPublished />;
          if (asked) return <Results asked={asked} categories={list.categories} />;
          return <Beginnings recent={recent} categories={list.categories} onAsk={ask} onForget={forget} />;
        }}
      </Catalogue>
    </Page>
  );
}

type SuggestionsFrom = { typed: string; recent: readonly string[]; keep: (words: string) => void; ask: (words: string) => void };

/** The best courses for what is typed; before anything is, the searches made here lately. */
function useSuggestions({ typed, recent, keep, ask }: SuggestionsFrom): Suggestion[] {
  const navigate = useNavigate();
  const { backend } = useHost().config;
  const words = typed.trim();
  const { data } = useQuery({ ...listAnswer(backend, { words, scope: ALL, chosen: {}, sort: 'relevance', page: 1, limit: SUGGESTIONS }), enabled: words !== '' });
  if (words === '') return recent.map((past) => ({ id: past, icon: <ClockIcon />, words: past, choose: () => { keep(past); ask(past); } }));
  const terms = new Set(data?.terms);
  return (data?.courses ?? []).map((course) => ({
    id: course.id, icon: <BookIcon />, words: <Marked text={course.title} terms={terms} />, detail: course.teacherName,
    choose: () => {
      keep(words);
      void navigate(coursePath(course));
    },
  }));
}

const showTitle = (title: string, terms: ReadonlySet<string>) => <Marked text={title} terms={terms} />;

function Results({ asked, categories }: { asked: string; categories: readonly ListedCategory[] }) {
  const search = useText(searchWords);
  const none = (
    <>
      <div role="status">
        <EmptyState icon={<SearchIcon />} title={search.noneTitle(asked)} actions={<ButtonLink to="/all-courses" variant="secondary">{search.seeAll}</ButtonLink>}>{search.none}</EmptyState>
      </div>
      <Section title={search.browse}><CategoryTiles categories={categories} /></Section>
    </>
  );
  return <CourseBrowser scope={ALL} words={asked} categories={categories} sorts={SORTS} first={null} summary={(count) => search.results(count, asked)} showTitle={showTitle} none={none} />;
}

function Beginnings({ recent, categories, onAsk, onForget }: { recent: readonly string[]; categories: readonly ListedCategory[]; onAsk: (words: string) => void; onForget: () => void }) {
  const text = useText(searchWords);
  return (
    <>
      {recent.length > 0 && (
        <Section title={text.recent} more={<Button variant="quiet" size="small" onClick={onForget}>{text.forget}</Button>}>
          <div className={styles.recent}>{recent.map((past) => <Button key={past} variant="secondary" size="small" icon={<ClockIcon />} onClick={() => onAsk(past)}>{past}</Button>)}</div>
        </Section>
      )}
      <Section title={text.browse}><CategoryTiles categories={categories} /></Section>
    </>
  );
}
