import type { Facet, ListedCategory } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import type { Chosen } from '@lectern/shared/search';
import { CloseIcon, VisuallyHidden } from '@lectern/shared/ui';
import { facetLabel } from '../list/facetLabel';
import { withValue, withoutFacets } from '../list/listAddress';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

/** What the list is narrowed by now, each with the way to drop it. */
export function ChosenFilters({ facets, chosen, categories }: { facets: readonly Facet[]; chosen: Chosen; categories: readonly ListedCategory[] }) {
  const text = useText(facetWords);
  const [query] = useSearchParams();
  const values = facets.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ facet, value })));
  return (
    <ul className={styles.chips} role="list" aria-label={text.chosen}>
      {values.map(({ facet, value }) => (
        <li key={`${facet}-${value}`}>
          <Link className={styles.chip} to={{ search: withValue(query, facet, value, false).toString() }} preventScrollReset>
            <VisuallyHidden>{text.remove} </VisuallyHidden>{facetLabel(facet, value, text, categories)}<CloseIcon />
          </Link>
        </li>
      ))}
      <li><Link className={styles.clear} to={{ search: withoutFacets(query, facets).toString() }} preventScrollReset>{text.clear}</Link></li>
    </ul>
  );
}
