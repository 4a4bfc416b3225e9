import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { facetsOf, PAGE_SIZE } from '@lectern/shared/search';
import { forgetRecentSearches, listRecentSearches, saveRecentSearch } from '@lectern/shared/searchBox';
import { useText as useSharedText } from '@lectern/shared/text';
import { Button, ClockIcon, Page, PageHeader, Section } from '@lectern/shared/ui';
import { CardSkeletons } from '../parts/CardSkeletons';
import { CategoryTiles } from '../parts/CategoryTiles';
import { NothingPublished } from '../parts/NothingPublished';
import { SearchBox } from '../parts/SearchBox';
import { useTypedQuery } from '../parts/useTypedQuery';
import { useWhenIdle } from '../parts/useWhenIdle';
import { catalogueList } from '../data/list';
import { listAnswer, prepareCatalogue } from '../data/listAnswer';
import { readListAddress } from '../list/listAddress';
import { EVERYWHERE, SEARCH_SORTS } from '../list/searched';
import { searchWords } from '../text/search.en';
import { failedText } from '../text/failed.en';
import { useText } from '../text/useText';
import styles from '../parts/SearchBox.module.css';

const inUse = () => import('../parts/searchInUse');
const SearchResults = deferredPart(inUse, (parts) => parts.SearchResults);
const SearchSuggestions = deferredPart(inUse, (parts) => parts.SearchSuggestions);

/** Search over all published courses, as one types; the query and all else that is chosen live in the query string. */
export default function SearchScreen() {
  const text = useText(searchWords);
  const failed = useSharedText(failedText);
  const { backend } = useHost().config;
  const query = useQuery(catalogueList(backend, EVERYWHERE));
  const { typed, asked, type, ask } = useTypedQuery();
  const [recent, setRecent] = useState(listRecentSearches);
  const prepare = useCallback((): void => {
    SearchSuggestions.prepare();
    SearchResults.prepare();
    void prepareCatalogue(backend, true);
  }, [backend]);
  useWhenIdle(prepare);
  useFirstAnswer(asked);
  useTitle(asked && `${text.title}: ${asked}`);
  const keep = (words: string): void => {
    saveRecentSearch(words);
    setRecent(listRecentSearches());
  };
  const forget = (): void => {
    forgetRecentSearches();
    setRecent([]);
  };
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <SearchBox
        value={typed}
        onType={type}
        onSubmit={() => {
          keep(typed);
          ask(typed);
        }}
        onApproach={prepare}
        suggestions={(input, isUsed) => <SearchSuggestions {...{ input, isUsed, typed, recent, keep, ask }} />}
      />
      <QueryState query={query} title={failed.catalogue} placeholder={asked ? <ResultPlaces /> : <CardSkeletons />}>
        {(list) => {
          if (!list) return <NothingPublished />;
          if (asked) return <SearchResults asked={asked} categories={list.categories} placeholder={<ResultPlaces />} />;
          return <Beginnings recent={recent} categories={list.categories} onAsk={ask} onForget={forget} />;
        }}
      </QueryState>
    </Page>
  );
}

/** Asks at once what the address asks when the screen is opened, while the code that shows the answer is on its way. */
function useFirstAnswer(asked: string): void {
  const client = useQueryClient();
  const { backend } = useHost().config;
  const [query] = useSearchParams();
  const askFirst = useEffectEvent(() => {
    if (!asked) return;
    const request = {
      words: asked,
      scope: EVERYWHERE,
      ...readListAddress(query, facetsOf(EVERYWHERE), SEARCH_SORTS),
      limit: PAGE_SIZE,
    };
    void client.query(listAnswer(backend, request)).catch(() => undefined);
  });
  useEffect(() => askFirst(), []);
}

/** The places of the line above the results and of their cards. */
const ResultPlaces = () => (
  <div className={styles.places}>
    <div className={styles.bar} />
    <CardSkeletons />
  </div>
);

function Beginnings({
  recent,
  categories,
  onAsk,
  onForget,
}: {
  recent: readonly string[];
  categories: readonly ListedCategory[];
  onAsk: (words: string) => void;
  onForget: () => void;
}) {
  const text = useText(searchWords);
  return (
    <>
      {recent.length > 0 && (
        <Section
          title={text.recent}
          more={
            <Button variant="quiet" size="small" onClick={onForget}>
              {text.forget}
            </Button>
          }
        >
          <div className={styles.recent}>
            {recent.map((past) => (
              <Button key={past} variant="secondary" size="small" icon={<ClockIcon />} onClick={() => onAsk(past)}>
                {past}
              </Button>
            ))}
          </div>
        </Section>
      )}
      <Section title={text.browse}>
        <CategoryTiles categories={categories} />
      </Section>
    </>
  );
}
