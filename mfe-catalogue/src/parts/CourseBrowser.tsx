import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ListedCategory, ListedCourse } from '@lectern/shared/domain';
import { Button, Dialog, FilterIcon } from '@lectern/shared/ui';
import { narrowCourses, type Facet } from '../list/facets';
import { withSort, withValue } from '../list/listAddress';
import { pageOf } from '../list/pages';
import { sortCourses, type Sort } from '../list/sortCourses';
import { useListAddress } from '../list/useListAddress';
import { facetWords } from '../text/facets.en';
import { listWords } from '../text/list.en';
import { useText } from '../text/useText';
import { ChosenFilters } from './ChosenFilters';
import { CourseGrid } from './CourseGrid';
import { FacetFields } from './FacetFields';
import { NoneMatch } from './NoneMatch';
import { Pager } from './Pager';
import styles from './Filters.module.css';

/** `facets`, `sorts` and `courses` keep their identity from render to render, or everything is counted again. */
type Props = {
  courses: readonly ListedCourse[];
  categories: readonly ListedCategory[];
  facets: readonly Facet[];
  /** The orders to choose from; the first holds until another is chosen. */
  sorts: readonly [Sort, ...Sort[]];
  /** What was counted, in words. */
  summary: (count: number) => string;
  /** How a title is shown, where not as plain text. */
  showTitle?: (title: string) => ReactNode;
};

/** Courses with filters, order and pages. All of the visitor's choices live in the query string. */
export function CourseBrowser({ courses, categories, facets, sorts, summary, showTitle }: Props) {
  const text = useText(listWords);
  const facetText = useText(facetWords);
  const { address, query, go } = useListAddress(facets, sorts);
  const [isOpen, setIsOpen] = useState(false);
  const sorted = useMemo(() => sortCourses(courses, address.sort), [courses, address.sort]);
  const narrowed = useMemo(() => narrowCourses(sorted, address.chosen, facets), [sorted, address.chosen, facets]);
  const { items, page, pages } = pageOf(narrowed.matching, address.page);
  const head = useShownFromItsHead(page);
  const canNarrow = facets.some((facet) => (narrowed.counts.get(facet)?.size ?? 0) > 1 || address.chosen[facet]);
  const chosenCount = Object.values(address.chosen).reduce((sum, values) => sum + values.length, 0);
  const fields = (
    <div className={styles.fields}>
      <FacetFields {...{ facets, narrowed, categories }} chosen={address.chosen} onChoose={(facet, value, isChosen) => go(withValue(query, facet, value, isChosen))} />
    </div>
  );
  return (
    <div className={styles.layout} data-plain={canNarrow ? undefined : ''}>
      {canNarrow && <aside className={styles.panel} aria-label={facetText.title} tabIndex={0}>{fields}</aside>}
      <section className={styles.results} aria-label={text.results}>
        <div className={styles.bar}>
          <p role="status" tabIndex={-1} ref={head}>{summary(narrowed.matching.length)}{pages > 1 && `, ${text.pageOf(page, pages)}`}</p>
          <div className={styles.tools}>
            {canNarrow && <Button className={styles.opener} variant="secondary" size="small" icon={<FilterIcon />} onClick={() => setIsOpen(true)}>{facetText.open(chosenCount)}</Button>}
            <label className={styles.sort}>
              <span>{text.sort}</span>
              <select aria-label={text.sort} value={address.sort} onChange={(event) => go(withSort(query, sorts.find((sort) => sort === event.currentTarget.value) ?? sorts[0], sorts))}>
                {sorts.map((sort) => <option key={sort} value={sort}>{text.sorts[sort]}</option>)}
              </select>
            </label>
          </div>
        </div>
        <ChosenFilters facets={facets} chosen={address.chosen} categories={categories} />
        {items.length > 0 ? <CourseGrid courses={items} showTitle={showTitle} headingLevel={2} /> : <NoneMatch facets={facets} chosen={address.chosen} narrowed={narrowed} />}
        <Pager page={page} pages={pages} />
      </section>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={facetText.title} actions={<Button onClick={() => setIsOpen(false)}>{facetText.show(narrowed.matching.length)}</Button>}>
        {fields}
      </Dialog>
    </div>
  );
}

/** The head of a list, which comes into view and takes the focus whenever another page is shown. */
function useShownFromItsHead(page: number) {
  const head = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    head.current?.focus();
  }, [page]);
  return head;
}
