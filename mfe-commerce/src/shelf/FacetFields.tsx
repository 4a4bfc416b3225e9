import type { ListedCategory } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { CheckboxOption, listStyles } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';
import { facetLabel } from './facetLabel';
import { FACETS, type SelectedValues, type Facet, type FilteredBooks } from './filterBooks';

/** A facet with its values in display order. */
type Offered = { facet: Facet; values: readonly string[] };

type Props = {
  offered: readonly Offered[];
  counts: FilteredBooks['counts'];
  chosen: SelectedValues;
  topics: readonly ListedCategory[];
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
};

/** Checkboxes of every offered facet, each with its number of books. */
export function FacetFields({ offered, counts, chosen, topics, onChoose }: Props) {
  const text = useText(bookText);
  return offered.map(({ facet, values }) => (
    <fieldset key={facet} className={listStyles.facet}>
      <legend>{text.facets[facet]}</legend>
      {values.map((value) => (
        <CheckboxOption
          key={value}
          name={facet}
          value={value}
          checked={chosen[facet]?.includes(value) ?? false}
          onChange={(event) => onChoose(facet, value, event.currentTarget.checked)}
          label={
            <span className={listStyles.option}>
              {facetLabel(facet, value, text, topics)}
              <span className={listStyles.count}>{text.count(counts.get(facet)?.get(value) ?? 0)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  ));
}

/**
 * Returns the facets with more than one value or with a selected one, and their values: those without a book last, the
 * others by frequency. `open` is the shelf without filters, `counts` are those of the filtered one. Selecting a value
 * never moves its own facet's values, as a facet does not filter itself.
 */
export function offeredFacets(open: FilteredBooks, counts: FilteredBooks['counts'], chosen: SelectedValues): Offered[] {
  return FACETS.map((facet) => {
    const all = open.counts.get(facet) ?? new Map<string, number>();
    const selected = chosen[facet] ?? [];
    const isOffered = selected.length > 0 || all.size > (facet === 'mine' ? 0 : 1);
    const isEmpty = (value: string): number => Number(!counts.get(facet)?.get(value));
    return {
      facet,
      values: isOffered
        ? [...new Set([...all.keys(), ...selected])].sort(
            (a, b) => isEmpty(a) - isEmpty(b) || (all.get(b) ?? 0) - (all.get(a) ?? 0) || (a < b ? -1 : 1),
          )
        : [],
    };
  }).filter(({ values }) => values.length > 0);
}
