import type { Facet, ListedCategory } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import type { Chosen } from '@lectern/shared/search';
import { CloseIcon, VisuallyHidden, listStyles } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { facetLabel } from '../../list/facetLabel';
import { withValue, withoutFacets } from '../../list/listAddress';
import { facetText } from '../../text/facets.en';

type Props = {
  facets: readonly Facet[];
  chosen: Chosen;
  categories: readonly ListedCategory[];
  /** Called before the last filter is removed, which unmounts this list. */ onLast: () => void;
};

/** Active filters, each a link that removes it and moves the focus to the next one. */
export function ChosenFilters({ facets, chosen, categories, onLast }: Props) {
  const text = useText(facetText);
  const [query] = useSearchParams();
  const values = facets.flatMap((facet) => (chosen[facet] ?? []).map((value) => ({ facet, value })));
  return (
    <ul className={listStyles.chips} role="list" aria-label={text.chosen}>
      {values.map(({ facet, value }) => (
        <li key={`${facet}-${value}`}>
          <Link
            className={listStyles.chip}
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
          className={listStyles.clear}
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

/** Focuses the next item's link. The last item clears all filters, so there always is one. */
const focusNext = (link: HTMLElement): void => link.closest('li')?.nextElementSibling?.querySelector('a')?.focus();
