import type { ListedCategory } from '@lectern/shared/domain';
import { ButtonLink, EmptyState, SearchIcon, Section } from '@lectern/shared/ui';
import { EVERYWHERE, SEARCH_SORTS } from '../list/searched';
import { searchWords } from '../text/search.en';
import { resultWords } from '../text/results.en';
import { useText } from '../text/useText';
import { CategoryTiles } from './CategoryTiles';
import { CourseBrowser } from './CourseBrowser';
import { Marked } from './Marked';

const showTitle = (title: string, terms: ReadonlySet<string>) => <Marked text={title} terms={terms} />;

/** What a search found, or where to go on when that is nothing. */
export function SearchResults({ asked, categories }: { asked: string; categories: readonly ListedCategory[] }) {
  const search = useText(searchWords);
  const text = useText(resultWords);
  const none = (
    <>
      <div role="status">
        <EmptyState icon={<SearchIcon />} title={text.noneTitle(asked)} actions={<ButtonLink to="/all-courses" variant="secondary">{text.seeAll}</ButtonLink>}>{text.none}</EmptyState>
      </div>
      <Section title={search.browse}><CategoryTiles categories={categories} /></Section>
    </>
  );
  return <CourseBrowser scope={EVERYWHERE} words={asked} categories={categories} sorts={SEARCH_SORTS} first={null} summary={(count) => text.results(count, asked)} showTitle={showTitle} none={none} />;
}
