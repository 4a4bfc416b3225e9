import { useState } from 'react';
import type { ListedCategory } from '@lectern/shared/domain';
import { Button, Checkbox } from '@lectern/shared/ui';
import { ORDERED_VALUES, type Chosen, type Facet, type Narrowed } from '../list/facets';
import { facetLabel } from '../list/facetLabel';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

/** More values of one facet than this wait behind a button. */
const AT_FIRST = 6;

type Props = { facets: readonly Facet[]; narrowed: Narrowed; chosen: Chosen; categories: readonly ListedCategory[]; onChoose: (facet: Facet, value: string, isChosen: boolean) => void };

/** The boxes to tick of every facet that makes a difference, each with the number of courses behind it. */
export function FacetFields({ facets, narrowed, chosen, ...rest }: Props) {
  const offered = facets.map((facet) => ({ facet, counts: narrowed.counts.get(facet) ?? new Map<string, number>(), ticked: chosen[facet] ?? [] }));
  return offered.filter(({ counts, ticked }) => counts.size > 1 || ticked.length > 0).map((one) => <FacetField key={one.facet} {...one} {...rest} />);
}

type FieldProps = Pick<Props, 'categories' | 'onChoose'> & { facet: Facet; counts: ReadonlyMap<string, number>; ticked: readonly string[] };

function FacetField({ facet, counts, ticked, categories, onChoose }: FieldProps) {
  const text = useText(facetWords);
  const [isOpen, setIsOpen] = useState(false);
  const options = optionsOf(facet, counts, ticked).map((value) => ({ value, label: facetLabel(facet, value, text, categories) }));
  const shown = isOpen ? options : options.filter(({ value }, index) => index < AT_FIRST || ticked.includes(value));
  return (
    <fieldset className={styles.facet}>
      <legend>{text.titles[facet]}</legend>
      {shown.map(({ value, label }) => (
        <Checkbox
          key={value} name={facet} value={value} checked={ticked.includes(value)} onChange={(event) => onChoose(facet, value, event.currentTarget.checked)}
          label={<span className={styles.option}>{label}<span className={styles.count}>{text.count(counts.get(value) ?? 0)}</span></span>}
        />
      ))}
      {options.length > shown.length && <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>{text.more(options.length - shown.length)}</Button>}
    </fieldset>
  );
}

/** Values in their own order where they have one, else the most frequent first; what is ticked stays, even with nothing behind it. */
function optionsOf(facet: Facet, counts: ReadonlyMap<string, number>, ticked: readonly string[]): string[] {
  const values = [...new Set([...counts.keys(), ...ticked])];
  const order = ORDERED_VALUES[facet];
  if (order) return values.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return values.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
}
