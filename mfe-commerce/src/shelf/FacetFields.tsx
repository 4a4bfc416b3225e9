import type { ListedCategory } from '@lectern/shared/domain';
import { Tick } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { facetLabel } from './facetLabel';
import { FACETS, type Chosen, type Facet, type NarrowedBooks } from './narrowBooks';
import styles from './Shelf.module.css';

type Props = { narrowed: NarrowedBooks; chosen: Chosen; topics: readonly ListedCategory[]; onChoose: (facet: Facet, value: string, isChosen: boolean) => void };

/** The boxes to tick of every facet that makes a difference, each with the number of books behind it. */
export function FacetFields({ narrowed, chosen, topics, onChoose }: Props) {
  const text = useText(bookWords);
  return offeredFacets(narrowed, chosen).map(({ facet, counts, ticked }) => (
    <fieldset key={facet} className={styles.facet}>
      <legend>{text.facets[facet]}</legend>
      {optionsOf(counts, ticked).map((value) => (
        <Tick
          key={value} name={facet} value={value} checked={ticked.includes(value)} onChange={(event) => onChoose(facet, value, event.currentTarget.checked)}
          label={<span className={styles.option}>{facetLabel(facet, value, text, topics)}<span className={styles.count}>{text.count(counts.get(value) ?? 0)}</span></span>}
        />
      ))}
    </fieldset>
  ));
}

/** The facets worth showing: those with a choice, and those that narrow already. */
export function offeredFacets(narrowed: NarrowedBooks, chosen: Chosen): { facet: Facet; counts: ReadonlyMap<string, number>; ticked: readonly string[] }[] {
  const all = FACETS.map((facet) => ({ facet, counts: narrowed.counts.get(facet) ?? new Map<string, number>(), ticked: chosen[facet] ?? [] }));
  return all.filter(({ facet, counts, ticked }) => ticked.length > 0 || counts.size > (facet === 'mine' ? 0 : 1));
}

/** The most frequent first; what is ticked stays, even with nothing behind it. */
function optionsOf(counts: ReadonlyMap<string, number>, ticked: readonly string[]): string[] {
  return [...new Set([...counts.keys(), ...ticked])].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
}
