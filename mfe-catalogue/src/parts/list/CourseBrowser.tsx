import { useId, useMemo, useState, type ReactNode } from 'react';
import type { ListAnswer, ListedCategory } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { facetsOf, PAGE_SIZE, type Chosen, type ListScope, type Sort } from '@lectern/shared/search';
import { useText } from '@lectern/shared/text';
import { Button, classNames, listStyles } from '@lectern/shared/ui';
import { prepareCatalogue, prepareCode } from '../../data/listAnswer';
import { withValue } from '../../list/listAddress';
import { useListAddress } from '../../list/useListAddress';
import { facetText } from '../../text/facets.en';
import { failedText } from '../../text/failed.en';
import { listText } from '../../text/list.en';
import { CardSkeletons } from '../cards/CardSkeletons';
import { ChosenFilters } from '../filters/ChosenFilters';
import { FacetFields } from '../filters/FacetFields';
import { useWhenIdle } from '../useWhenIdle';
import { DeferredGrid } from './DeferredGrid';
import { ListToolbar } from './ListToolbar';
import { NoMatchingCourses } from './NoMatchingCourses';
import { Pager } from './Pager';
import { useListAnswer } from './useListAnswer';
import { usePageFocus } from './usePageFocus';
import * as styles from './List.module.css';

const FilterDialog = deferredPart(
  () => import('../filters/FilterDialog'),
  (module) => module.FilterDialog,
);

/** Loads the code of the filter dialog and of lists while the page is idle, so that the first interaction is quick. */
const prepareInteraction = (): void => {
  FilterDialog.prepare();
  prepareCode();
};

/** Pass the same `scope` and `sorts` objects at each render. */
type Props = {
  scope: ListScope;
  /** Search query; empty for a list. */
  words?: string;
  categories: readonly ListedCategory[];
  /** Orders to choose from; the first one is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Answer for the first page without filters; null when it is unknown. */
  first: ListAnswer | null;
  /** Returns the text with the number of courses for the words that were searched. */
  summary: (count: number, words: string) => string;
  /** Renders a title, given the words that matched the query; plain text without it. */
  showTitle?: (title: string, terms: ReadonlySet<string>) => ReactNode;
  /** Shown instead of the list when nothing is found without any filter. */
  none?: ReactNode;
  /** Shown below the courses. */
  below?: ReactNode;
};

/**
 * List of courses with filters, a choice of the order, and pages. The visitor's choices are in the query string, so
 * that they can be shared and survive a reload. The previous courses stay visible until the next ones have loaded.
 */
export function CourseBrowser({ scope, words = '', categories, sorts, first, none, below, ...rest }: Props) {
  const { backend } = useHost().config;
  const facets = facetsOf(scope);
  const formId = useId();
  const { address, go } = useListAddress(facets, sorts);
  useWhenIdle(prepareInteraction);
  const request = { words, scope, ...address, limit: PAGE_SIZE };
  const { latest, ...loading } = useListAnswer(request, first, sorts[0]);
  const { answer } = loading;
  const chosenCount = Object.values(address.chosen).reduce((sum, values) => sum + values.length, 0);
  if (none !== undefined && answer?.total === 0 && chosenCount === 0) return none;
  const counts = latest?.counts ?? first?.counts ?? {};
  const canFilter = chosenCount > 0 || facets.some((facet) => Object.keys(counts[facet] ?? {}).length > 1);
  const prepare = (): void => void prepareCatalogue(backend, { forWords: words !== '' });
  const filters = (isStable: boolean) => (
    <FacetFields
      {...{ facets, counts, categories, isStable }}
      form={isStable ? undefined : formId}
      chosen={address.chosen}
      onChoose={(facet, value, isChosen) => go((query) => withValue(query, facet, value, isChosen))}
    />
  );
  const results = { facets, address, go, sorts, categories, chosenCount, canFilter, filters, ...loading };
  return (
    <>
      <div
        className={classNames(listStyles.layout, styles.layout)}
        data-plain={canFilter ? undefined : ''}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {canFilter && <FilterPanel formId={formId}>{filters(false)}</FilterPanel>}
        <Results {...results} {...{ formId, words }} {...rest} />
      </div>
      {answer && below}
    </>
  );
}

/** Filters beside the list, as fields of the form `formId`. Without scripts a button sends them. */
function FilterPanel({ formId, children }: { formId: string; children: ReactNode }) {
  const text = useText(facetText);
  return (
    <aside className={classNames(listStyles.panel, styles.panel)} aria-label={text.title}>
      {children}
      <noscript>
        <Button type="submit" form={formId} wide>
          {text.showAny}
        </Button>
      </noscript>
    </aside>
  );
}

type ResultsProps = Pick<Props, 'sorts' | 'categories' | 'summary' | 'showTitle'> &
  ReturnType<typeof useListAddress> &
  Omit<ReturnType<typeof useListAnswer>, 'latest'> & {
    facets: ReturnType<typeof facetsOf>;
    chosenCount: number;
    canFilter: boolean;
    formId: string;
    words: string;
    filters: (isStable: boolean) => ReactNode;
  };

function Results({ facets, address, go, sorts, categories, summary, showTitle, ...rest }: ResultsProps) {
  const { chosenCount, canFilter, result, answer, answered, filters, formId, words } = rest;
  const text = useText(listText);
  const [isFilterOpen, setIsFilterOpen] = useState<boolean | null>(null);
  const { summaryRef, focusSummary, onTurn } = usePageFocus(answer?.page);
  return (
    <>
      <section className={listStyles.results} aria-label={text.results} aria-busy={result.isPlaceholderData}>
        <ListToolbar
          {...{ summaryRef, answer, sorts, go, chosenCount, formId, words }}
          summary={(count) => summary(count, answered)}
          sort={address.sort}
          onFilter={canFilter ? () => setIsFilterOpen(true) : null}
        />
        {chosenCount > 0 && (
          <ChosenFilters facets={facets} chosen={address.chosen} categories={categories} onLast={focusSummary} />
        )}
        <ListContent {...{ facets, result, answer, focusSummary, onTurn, showTitle }} chosen={address.chosen} />
      </section>
      {isFilterOpen !== null && (
        <FilterDialog
          open={isFilterOpen}
          onClose={() => setIsFilterOpen(false)}
          total={answer?.total ?? null}
          isCounting={result.isPlaceholderData}
        >
          {filters(true)}
        </FilterDialog>
      )}
    </>
  );
}

type ContentProps = Pick<ResultsProps, 'facets' | 'result' | 'answer' | 'showTitle'> &
  Pick<ReturnType<typeof usePageFocus>, 'focusSummary' | 'onTurn'> & { chosen: Chosen };

function ListContent({ facets, result, answer, showTitle, focusSummary, onTurn, chosen }: ContentProps) {
  const failed = useText(failedText);
  const showMatch = useShownTitle(showTitle, answer?.terms);
  return (
    <QueryState query={{ ...result, data: answer }} title={failed.catalogue} placeholder={<CardSkeletons compact />}>
      {({ courses, total, page, pages, without }) => (
        <>
          {total > 0 ? (
            <DeferredGrid courses={courses} showTitle={showMatch} />
          ) : (
            <NoMatchingCourses facets={facets} chosen={chosen} without={without} onRemove={focusSummary} />
          )}
          {pages > 1 && <Pager page={page} pages={pages} onTurn={onTurn} />}
        </>
      )}
    </QueryState>
  );
}

/** Returns `showTitle` with the matched words filled in; stable while both are the same. */
function useShownTitle(showTitle: Props['showTitle'], terms: readonly string[] | undefined) {
  return useMemo(() => {
    const matched = new Set(terms);
    return showTitle && ((title: string) => showTitle(title, matched));
  }, [terms, showTitle]);
}
