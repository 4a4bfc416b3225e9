import type { ReactNode } from 'react';
import type { ListedCategory } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { ButtonLink, EmptyState, SearchIcon, Section } from '@lectern/shared/ui';
import { catalogueBooks } from '../../data/catalogueBooks';
import { EVERYWHERE, SEARCH_SORTS } from '../../list/searchOptions';
import { resultText } from '../../text/results.en';
import { searchText } from '../../text/search.en';
import { CategoryTiles } from '../cards/CategoryTiles';
import { CourseBrowser } from '../list/CourseBrowser';
import { HighlightedText } from './HighlightedText';
import { MatchingBooks } from './MatchingBooks';

const showTitle = (title: string, terms: ReadonlySet<string>) => <HighlightedText text={title} terms={terms} />;

type Props = { words: string; categories: readonly ListedCategory[] };

/** Results of a search: courses, and books below them; or alternatives when no course is found. */
export function SearchResults({ words, categories }: Props) {
  const text = useText(resultText);
  const { data: shelf, isPending, failureCount } = useQuery(catalogueBooks(useHost().config.backend));
  const books = <MatchingBooks books={shelf?.books} words={words} />;
  // Shown earlier, the categories would be pushed down by the books above them.
  const hasSettledBooks = !isPending || failureCount > 0;
  return (
    <CourseBrowser
      scope={EVERYWHERE}
      words={words}
      categories={categories}
      sorts={SEARCH_SORTS}
      first={null}
      summary={text.results}
      showTitle={showTitle}
      none={
        <NothingFound words={words} categories={hasSettledBooks ? categories : null}>
          {books}
        </NothingFound>
      }
      below={books}
    />
  );
}

type NothingFoundProps = { words: string; categories: readonly ListedCategory[] | null; children: ReactNode };

function NothingFound({ words, categories, children }: NothingFoundProps) {
  const text = useText(resultText);
  const search = useText(searchText);
  return (
    <>
      <div role="status">
        <EmptyState
          icon={<SearchIcon />}
          title={text.noneTitle(words)}
          actions={
            <ButtonLink to="/all-courses" variant="secondary">
              {text.seeAll}
            </ButtonLink>
          }
        >
          {text.none}
        </EmptyState>
      </div>
      {children}
      {categories && (
        <Section title={search.browse}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
    </>
  );
}
