import type { ListedCategory } from '@lectern/shared/domain';
import { CheckboxOption } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { facetLabel } from './facetLabel';
import { FACETS, type Chosen, type Facet, type NarrowedBooks } from './narrowBooks';
import styles from './Shelf.module.css';

/** A facet with its values, in the order in which they are shown. */
type Offered = { facet: Facet; values: readonly string[] };

type Props = {
  offered: readonly Offered[];
  counts: NarrowedBooks['counts'];
  chosen: Chosen;
  topics: readonly ListedCategory[];
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
};

/** The boxes to tick of every facet that makes a difference, each with the number of books behind it. */
export function FacetFields({ offered, counts, chosen, topics, onChoose }: Props) {
  const text = useText(bookWords);
  return offered.map(({ facet, values }) => (
    <fieldset key={facet} className={styles.facet}>
      <legend>{text.facets[facet]}</legend>
      {values.map((value) => (
        <CheckboxOption
          key={value}
          name={facet}
          value={value}
          checked={chosen[facet]?.includes(value) ?? false}
          onChange={(event) => onChoose(facet, value, event.currentTarget.checked)}
          label={
            <span className={styles.option}>
              {facetLabel(facet, value, text, topics)}
              <span className={styles.count}>{text.count(counts.get(facet)?.get(value) ?? 0)}</span>
            </span>
          }
        />
      ))}
    </fieldset>
  ));
}

/**
 * The facets worth showing, those with a choice and those that narrow already, with their values, the most frequent
 * first. `open` is the shelf with nothing chosen, so that a box stays in its place whatever is ticked.
 */
export function offeredFacets(open: NarrowedBooks, chosen: Chosen): Offered[] {
  return FACETS.map((facet) => {
    const counts = open.counts.get(facet) ?? new Map<string, number>();
    const ticked = chosen[facet] ?? [];
    const isOffered = ticked.length > 0 || counts.size > (facet === 'mine' ? 0 : 1);
    return {
      facet,
      values: isOffered
        ? [...new Set([...counts.keys(), ...ticked])].sort(
            (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
          )
        : [],
    };
  }).filter(({ values }) => values.length > 0);
}
