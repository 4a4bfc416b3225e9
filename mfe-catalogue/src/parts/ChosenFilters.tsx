import type { Facet, ListedCategory } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import type { Chosen } from '@lectern/shared/search';
import { CloseIcon, VisuallyHidden } from '@lectern/shared/ui';
import { facetLabel } from '../list/facetLabel';
import { withValue, withoutFacets } from '../list/listAddress';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

type Props = {
  facets: readonly Facet[];
  chosen: Chosen;
  categories: readonly ListedCategory[];
  /** Called before the last of them is dropped, which takes all this away. */ onLast: () => void;
};

/** What the list is narrowed by now, each with the way to drop it; the focus goes on to the next. */
export function ChosenFilters({ facets, chosen, categories, onLast }: Props) {
  const text = useText(facetWords);
  const [query] = useSearchParams();
  const values = facets.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ facet, value })));
  return (
    <ul className={styles.chips} role="list" aria-label={text.chosen}>
      {values.map(({ facet, value }) => (
        <li key={`${facet}-${value}`}>
          <Link
            className={styles.chip}
            to={{ search: withValue(query, facet, value, false).toString() }}
            preventScrollReset
            onClick={(event) => (values.length > 1 ? focusNext(event.currentTarget) : onLast())}
          >
            <VisuallyHidden>{text.remove} </VisuallyHidden>
            {facetLabel(facet, value, text, categories)}
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={{ search: withoutFacets(query, facets).toString() }}
          preventScrollReset
          onClick={onLast}
        >
          {text.clear}
        </Link>
      </li>
    </ul>
  );
}

/** The link in the next item, which there is: the last one clears them all. */
const focusNext = (link: HTMLElement): void => link.closest('li')?.nextElementSibling?.querySelector('a')?.focus();
