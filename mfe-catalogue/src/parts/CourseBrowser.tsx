import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { ListAnswer, ListedCategory, ListedCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { facetsOf, PAGE_SIZE, type ListRequest, type ListScope, type Sort } from '@lectern/shared/search';
import { useText as useSharedText } from '@lectern/shared/text';
import { Button, FilterIcon } from '@lectern/shared/ui';
import { listAnswer, prepareCatalogue, prepareCode } from '../data/listAnswer';
import { withSort, withValue } from '../list/listAddress';
import { useListAddress } from '../list/useListAddress';
import { facetWords } from '../text/facets.en';
import { listWords } from '../text/list.en';
import { failedText } from '../text/failed.en';
import { useText } from '../text/useText';
import { CardSkeletons } from './CardSkeletons';
import { ChosenFilters } from './ChosenFilters';
import { CourseGrid } from './CourseGrid';
import { FacetFields } from './FacetFields';
import { useWhenIdle } from './useWhenIdle';
import styles from './Filters.module.css';

const inUse = () => import('./listInUse');
const FilterDialog = deferredPart(inUse, (parts) => parts.FilterDialog);
const NoneMatch = deferredPart(inUse, (parts) => parts.NoneMatch);
const Pager = deferredPart(inUse, (parts) => parts.Pager);

/** Sends for the code that a press will need. */
const prepareUse = (): void => {
  for (const part of [FilterDialog, NoneMatch, Pager]) part.prepare();
  prepareCode();
};

/** `scope` and `sorts` keep their identity from render to render. */
type Props = {
  scope: ListScope;
  /** What is searched for; empty for a list. */
  words?: string;
  categories: readonly ListedCategory[];
  /** The orders to choose from; the first holds until another is chosen. */
  sorts: readonly [Sort, ...Sort[]];
  /** The answer where nothing is chosen and the first page is shown; null when it is not known yet. */
  first: ListAnswer | null;
  /** What was counted, in words. */
  summary: (count: number) => string;
  /** How a title is shown that was found by these words, where not as plain text. */
  showTitle?: (title: string, terms: ReadonlySet<string>) => ReactNode;
  /** What stands in place of all this where nothing is found though nothing narrows. */
  none?: ReactNode;
  /** What stands below the courses. */
  further?: ReactNode;
};

/**
 * Courses with filters, order and pages. All of the visitor's choices live in the query string; the former courses
 * stand until those asked for have come.
 */
export function CourseBrowser({
  scope,
  words = '',
  categories,
  sorts,
  first,
  summary,
  showTitle,
  none,
  further,
}: Props) {
  const text = useText(listWords);
  const facetText = useText(facetWords);
  const failed = useSharedText(failedText);
  const { backend } = useHost().config;
  const facets = facetsOf(scope);
  const { address, query, go } = useListAddress(facets, sorts);
  const [sort, setSort] = useOptimistic(address.sort);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  useWhenIdle(prepareUse);
  const { answered, answer } = useAnswer({ words, scope, ...address, limit: PAGE_SIZE }, first, sorts[0]);
  const { head, turn } = useShownFromItsHead(answer?.page);
  const show = useMemo(() => {
    const terms = new Set(answer?.terms);
    return showTitle && ((title: string) => showTitle(title, terms));
  }, [answer?.terms, showTitle]);
  const chosenCount = Object.values(address.chosen).reduce((sum, values) => sum + values.length, 0);
  if (none !== undefined && answer?.total === 0 && chosenCount === 0) return none;
  const counts = answer?.counts ?? first?.counts ?? {};
  const canNarrow = chosenCount > 0 || facets.some((facet) => Object.keys(counts[facet] ?? {}).length > 1);
  const prepare = (): void => void prepareCatalogue(backend, words !== '');
  /** What is pressed may vanish with what it brings about: the focus waits at the head of the list. */
  const toHead = (): void => head.current?.focus();
  const order = (chosen: Sort): void =>
    startTransition(() => {
      setSort(chosen);
      go(withSort(query, chosen, sorts));
    });
  const fields = (stays: boolean) => (
    <FacetFields
      {...{ facets, counts, categories, stays }}
      chosen={address.chosen}
      onChoose={(facet, value, isChosen) => go(withValue(query, facet, value, isChosen))}
    />
  );
  return (
    <>
      <div className={styles.layout} data-plain={canNarrow ? undefined : ''} onPointerEnter={prepare} onFocus={prepare}>
        {canNarrow && (
          <aside className={styles.panel} aria-label={facetText.title}>
            {fields(false)}
          </aside>
        )}
        <section className={styles.results} aria-label={text.results} aria-busy={answered.isPlaceholderData}>
          <div className={styles.bar}>
            <p role="status" tabIndex={-1} ref={head}>
              {answer && summary(answer.total)}
              {answer && answer.pages > 1 && `, ${text.pageOf(answer.page, answer.pages)}`}
            </p>
            <div className={styles.tools}>
              {canNarrow && (
                <Button
                  className={styles.opener}
                  variant="secondary"
                  size="small"
                  icon={<FilterIcon />}
                  onClick={() => setIsOpen(true)}
                >
                  {facetText.open(chosenCount)}
                </Button>
              )}
              <label className={styles.sort}>
                <span>{text.sort}</span>
                <select
                  aria-label={text.sort}
                  value={sort}
                  onChange={(event) => order(sorts.find((one) => one === event.currentTarget.value) ?? sorts[0])}
                >
                  {sorts.map((one) => (
                    <option key={one} value={one}>
                      {text.sorts[one]}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </div>
          {chosenCount > 0 && (
            <ChosenFilters facets={facets} chosen={address.chosen} categories={categories} onLast={toHead} />
          )}
          <QueryState query={{ ...answered, data: answer }} title={failed.catalogue} placeholder={<CardSkeletons />}>
            {({ courses, total, page, pages, without }) => (
              <>
                {total > 0 ? (
                  <SettlingGrid courses={courses} showTitle={show} />
                ) : (
                  <NoneMatch facets={facets} chosen={address.chosen} without={without} onDrop={toHead} />
                )}
                {pages > 1 && (
                  <Pager page={page} pages={pages} onTurn={turn} placeholder={<div className={styles.pagerPlace} />} />
                )}
              </>
            )}
          </QueryState>
        </section>
        {isOpen !== null && (
          <FilterDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            total={answer?.total ?? null}
            isCounting={answered.isPlaceholderData}
          >
            {fields(true)}
          </FilterDialog>
        )}
      </div>
      {answer && further}
    </>
  );
}

/** The courses change as soon as the browser has time: what was pressed, the count and the filters go first. */
function SettlingGrid({
  courses,
  showTitle,
}: {
  courses: readonly ListedCourse[];
  showTitle: ((title: string) => ReactNode) | undefined;
}) {
  return <SettledGrid courses={useDeferredValue(courses)} showTitle={showTitle} headingLevel={2} />;
}

const SettledGrid = memo(CourseGrid);

/** What the request comes to. What is known from the start needs no question. */
function useAnswer(request: ListRequest, first: ListAnswer | null, firstSort: Sort) {
  const { backend } = useHost().config;
  const isFirst =
    first !== null && request.page === 1 && request.sort === firstSort && Object.keys(request.chosen).length === 0;
  const answered = useQuery({
    ...listAnswer(backend, request),
    ...(isFirst ? { initialData: first, staleTime: Infinity } : {}),
  });
  return { answered, answer: isFirst ? first : (answered.data ?? undefined) };
}

/**
 * The head of a list, which comes into view and takes the focus when the page has come that was turned to: neither Back
 * nor a filter pulls anybody there.
 */
function useShownFromItsHead(page: number | undefined) {
  const head = useRef<HTMLParagraphElement>(null);
  const isTurning = useRef(false);
  useEffect(() => {
    if (isTurning.current) head.current?.focus();
    isTurning.current = false;
  }, [page]);
  return {
    head,
    turn: () => {
      isTurning.current = true;
    },
  };
}
