import { useCallback } from 'react';
import { useHost, useTitle } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Page, PageHeader } from '@lectern/shared/ui';
import { catalogueList } from '../data/catalogueList';
import { prepareCatalogue } from '../data/listAnswer';
import { EVERYWHERE } from '../list/searchOptions';
import { CardSkeletons } from '../parts/cards/CardSkeletons';
import { NothingPublished } from '../parts/cards/NothingPublished';
import { SearchResults } from '../parts/search/renderedSearchParts';
import { SearchBox } from '../parts/search/SearchBox';
import { SearchStart } from '../parts/search/SearchStart';
import { useFirstSearch } from '../parts/search/useFirstSearch';
import { useRecentSearches } from '../parts/search/useRecentSearches';
import { useTypedQuery } from '../parts/search/useTypedQuery';
import { useWhenIdle } from '../parts/useWhenIdle';
import { failedText } from '../text/failed.en';
import { searchText } from '../text/search.en';
import * as styles from '../parts/search/SearchBox.module.css';

const loadDeferredParts = () => import('../parts/search/deferredSearchParts');
const SearchSuggestions = deferredPart(loadDeferredParts, (parts) => parts.SearchSuggestions);

/** Search over all published courses while typing. The query string holds the search and its filters. */
export default function SearchScreen() {
  const text = useText(searchText);
  const failed = useText(failedText);
  const { backend } = useHost().config;
  const query = useQuery(catalogueList(backend, EVERYWHERE));
  const { typed, asked, type, ask } = useTypedQuery();
  const { recent, save, clear } = useRecentSearches();
  const prepare = useCallback((): void => {
    SearchSuggestions.prepare();
    SearchResults.prepare();
    void prepareCatalogue(backend, { forWords: true });
  }, [backend]);
  useWhenIdle(prepare);
  useFirstSearch(asked);
  useTitle(asked && `${text.title}: ${asked}`);
  const submit = (): void => {
    save(typed);
    ask(typed);
  };
  return (
    <Page>
      <PageHeader title={text.title} lead={text.lead} />
      <SearchBox
        value={typed}
        onType={type}
        onSubmit={submit}
        onApproach={prepare}
        suggestions={(input, isUsed) => <SearchSuggestions {...{ input, isUsed, typed, recent, save, ask }} />}
      />
      <QueryState query={query} title={failed.catalogue} placeholder={asked ? <ResultSkeletons /> : <CardSkeletons />}>
        {(list) => {
          if (!list) return <NothingPublished />;
          if (asked)
            return <SearchResults words={asked} categories={list.categories} placeholder={<ResultSkeletons />} />;
          return <SearchStart recent={recent} categories={list.categories} onAsk={ask} onClear={clear} />;
        }}
      </QueryState>
    </Page>
  );
}

/** Placeholders of the toolbar and the cards of results. */
const ResultSkeletons = () => (
  <div className={styles.placeholders}>
    <div className={styles.bar} />
    <CardSkeletons />
  </div>
);
