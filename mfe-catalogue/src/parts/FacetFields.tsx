import { startTransition, useOptimistic, useState } from 'react';
import type { Facet, ListAnswer, ListedCategory } from '@lectern/shared/domain';
import { ORDERED_VALUES, type Chosen } from '@lectern/shared/search';
import { Button, Tick } from '@lectern/shared/ui';
import { facetLabel } from '../list/facetLabel';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

/** More values of one facet than this wait behind a button. */
const AT_FIRST = 6;

type Props = { facets: readonly Facet[]; counts: ListAnswer['counts']; chosen: Chosen; categories: readonly ListedCategory[]; onChoose: (facet: Facet, value: string, isChosen: boolean) => void };

/** The boxes to tick of every facet that makes a difference, each with the number of courses behind it. */
export function FacetFields({ facets, counts, chosen, ...rest }: Props) {
  const offered = facets.map((facet) => ({ facet, counts: counts[facet] ?? {}, ticked: chosen[facet] ?? [] }));
  return offered.filter((offer) => Object.keys(offer.counts).length > 1 || offer.ticked.length > 0).map((one) => <FacetField key={one.facet} {...one} {...rest} />);
}

type FieldProps = Pick<Props, 'categories' | 'onChoose'> & { facet: Facet; counts: Readonly<Record<string, number>>; ticked: readonly string[] };

function FacetField({ facet, counts, ticked: settled, categories, onChoose }: FieldProps) {
  // The box shows at once what was chosen; the list follows when it can.
  const [ticked, setTicked] = useOptimistic(settled);
  const choose = (value: string, isChosen: boolean): void => startTransition(() => {
    setTicked((before) => (isChosen ? [...before, value] : before.filter((other) => other !== value)));
    onChoose(facet, value, isChosen);
  });
  const text = useText(facetWords);
  const [isOpen, setIsOpen] = useState(false);
  const options = optionsOf(facet, counts, ticked).map((value) => ({ value, label: facetLabel(facet, value, text, categories) }));
  const shown = isOpen ? options : options.filter(({ value }, index) => index < AT_FIRST || ticked.includes(value));
  return (
    <fieldset className={styles.facet}>
      <legend>{text.titles[facet]}</legend>
      {shown.map(({ value, label }) => (
        <Tick
          key={value} name={facet} value={value} checked={ticked.includes(value)} onChange={(event) => choose(value, event.currentTarget.checked)}
          label={<span className={styles.option}>{label}<span className={styles.count}>{text.count(countOf(counts, value))}</span></span>}
        />
      ))}
      {options.length > shown.length && <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>{text.more(options.length - shown.length)}</Button>}
    </fieldset>
  );
}

/** Values in their own order where they have one, else the most frequent first; what is ticked stays, even with nothing behind it. */
function optionsOf(facet: Facet, counts: Readonly<Record<string, number>>, ticked: readonly string[]): string[] {
  const values = [...new Set([...Object.keys(counts), ...ticked])];
  const order = ORDERED_VALUES[facet];
  if (order) return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return values.sort((a, b) => countOf(counts, b) - countOf(counts, a) || (a < b ? -1 : 1));
}

/** An address can name any value, such as one that every object has. */
const countOf = (counts: Readonly<Record<string, number>>, value: string): number => (Object.hasOwn(counts, value) ? counts[value] ?? 0 : 0);
