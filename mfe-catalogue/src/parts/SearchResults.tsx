import type { ListedCategory } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { ButtonLink, EmptyState, SearchIcon, Section } from '@lectern/shared/ui';
import { catalogueBooks } from '../data/books';
import { EVERYWHERE, SEARCH_SORTS } from '../list/searched';
import { searchWords } from '../text/search.en';
import { resultWords } from '../text/results.en';
import { useText } from '../text/useText';
import { CategoryTiles } from './CategoryTiles';
import { CourseBrowser } from './CourseBrowser';
import { Marked } from './Marked';
import { MatchingBooks } from './MatchingBooks';

const showTitle = (title: string, terms: ReadonlySet<string>) => <Marked text={title} terms={terms} />;

/** What a search found: courses, and below them books; or where to go on when there are no courses. */
export function SearchResults({ asked, categories }: { asked: string; categories: readonly ListedCategory[] }) {
  const search = useText(searchWords);
  const text = useText(resultWords);
  const { data: shelf, isPending, failureCount } = useQuery(catalogueBooks(useHost().config.backend));
  const books = <MatchingBooks books={shelf?.books} words={asked} />;
  const none = (
    <>
      <div role="status">
        <EmptyState
          icon={<SearchIcon />}
          title={text.noneTitle(asked)}
          actions={
            <ButtonLink to="/all-courses" variant="secondary">
              {text.seeAll}
            </ButtonLink>
          }
        >
          {text.none}
        </EmptyState>
      </div>
      {books}
      {/* Books do not push away what is read already. */}
      {(!isPending || failureCount > 0) && (
        <Section title={search.browse}>
          <CategoryTiles categories={categories} />
        </Section>
      )}
    </>
  );
  return (
    <CourseBrowser
      scope={EVERYWHERE}
      words={asked}
      categories={categories}
      sorts={SEARCH_SORTS}
      first={null}
      summary={(count) => text.results(count, asked)}
      showTitle={showTitle}
      none={none}
      further={books}
    />
  );
}
