import { startTransition, useOptimistic, type RefObject } from 'react';
import { useLocation } from '@lectern/shared/router';
import type { ListAnswer } from '@lectern/shared/domain';
import type { Sort } from '@lectern/shared/search';
import { useText } from '@lectern/shared/text';
import { Button, FilterIcon, listStyles } from '@lectern/shared/ui';
import { withSort } from '../../list/listAddress';
import type { ChangeAddress } from '../../list/useListAddress';
import { facetText } from '../../text/facets.en';
import { listText } from '../../text/list.en';
import * as styles from './List.module.css';

type Props = {
  /** Ref of the summary, which receives the focus after a change of page. */
  summaryRef: RefObject<HTMLParagraphElement | null>;
  answer: ListAnswer | undefined;
  summary: (count: number) => string;
  sort: Sort;
  sorts: readonly [Sort, ...Sort[]];
  go: ChangeAddress;
  chosenCount: number;
  /** Id for the form that sends order and filters where scripts do not run. */
  formId: string;
  /** Search query; empty for a list. */
  words: string;
  /** Opens the filters in a small window; null when there is nothing to filter. */
  onFilter: (() => void) | null;
};

/** Bar above a list: number of courses, filters and order. */
export function ListToolbar({ summaryRef, answer, summary, chosenCount, onFilter, ...order }: Props) {
  const text = useText(listText);
  const facets = useText(facetText);
  return (
    <div className={listStyles.bar}>
      <p role="status" tabIndex={-1} ref={summaryRef}>
        {answer && summary(answer.total)}
        {answer && answer.pages > 1 && text.atPage(answer.page, answer.pages)}
      </p>
      <div className={listStyles.tools}>
        {onFilter && (
          <Button className={styles.opener} variant="secondary" size="small" icon={<FilterIcon />} onClick={onFilter}>
            {facets.open(chosenCount)}
          </Button>
        )}
        <OrderForm {...order} />
      </div>
    </div>
  );
}

type OrderProps = Pick<Props, 'sort' | 'sorts' | 'go'>;

/** Form with the order of the list. Without scripts its button sends it, with the filters. */
function OrderForm({ formId, words, ...order }: OrderProps & Pick<Props, 'formId' | 'words'>) {
  const text = useText(facetText);
  return (
    <form
      id={formId}
      action={useLocation().pathname}
      className={listStyles.tools}
      onSubmit={(event) => event.preventDefault()}
    >
      {words !== '' && <input type="hidden" name="q" value={words} />}
      <SortSelect {...order} />
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {text.showAny}
        </Button>
      </noscript>
    </form>
  );
}

/** Shows the chosen order at once; the list follows in a transition. */
function SortSelect({ sort, sorts, go }: OrderProps) {
  const text = useText(listText);
  const [shown, setShown] = useOptimistic(sort);
  const choose = (chosen: Sort): void =>
    startTransition(() => {
      setShown(chosen);
      go((query) => withSort(query, chosen, sorts));
    });
  return (
    <label className={listStyles.sort}>
      <span>{text.sort}</span>
      <select
        name="sort"
        aria-label={text.sort}
        value={shown}
        onChange={(event) => choose(sorts.find((one) => one === event.currentTarget.value) ?? sorts[0])}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {text.sorts[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
