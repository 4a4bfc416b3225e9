import { startTransition, useOptimistic, useState } from 'react';
import type { Facet, ListAnswer, ListedCategory } from '@lectern/shared/domain';
import type { Chosen } from '@lectern/shared/search';
import { Button, CheckboxOption } from '@lectern/shared/ui';
import { countOf, optionsOf } from '../list/facetOptions';
import { facetLabel } from '../list/facetLabel';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import { useHeldOptions } from './useHeldOptions';
import { useIsInside } from './useIsInside';
import styles from './Filters.module.css';

/** More values of one facet than this wait behind a button. */
const AT_FIRST = 6;

type Props = {
  facets: readonly Facet[];
  counts: ListAnswer['counts'];
  chosen: Chosen;
  categories: readonly ListedCategory[];
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
  /**
   * The boxes stay in their places for as long as they are shown. They always do while the pointer or the focus is
   * among them.
   */
  stays?: boolean;
};

/** The boxes to tick of every facet that makes a difference, each with the number of courses behind it. */
export function FacetFields({ facets, counts, chosen, stays = false, ...rest }: Props) {
  const { isInside, inside } = useIsInside();
  const options = useHeldOptions(facets, optionsOf(facets, counts, chosen), stays || isInside);
  return (
    <div className={styles.fields} {...inside}>
      {facets.map((facet) => {
        const values = options[facet] ?? [];
        return (
          values.length > 0 && (
            <FacetField
              key={facet}
              facet={facet}
              values={values}
              counts={counts[facet] ?? {}}
              ticked={chosen[facet] ?? []}
              {...rest}
            />
          )
        );
      })}
    </div>
  );
}

type FieldProps = Pick<Props, 'categories' | 'onChoose'> & {
  facet: Facet;
  values: readonly string[];
  counts: Readonly<Record<string, number>>;
  ticked: readonly string[];
};

function FacetField({ facet, values, counts, ticked: settled, categories, onChoose }: FieldProps) {
  // The box shows at once what was chosen; the list follows when it can.
  const [ticked, setTicked] = useOptimistic(settled);
  const text = useText(facetWords);
  const [isOpen, setIsOpen] = useState(false);
  /** What was let go of here does not vanish under the finger. */
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const choose = (value: string, isChosen: boolean): void => {
    if (!isChosen) setDropped((before) => [...before, value]);
    startTransition(() => {
      setTicked((before) => (isChosen ? [...before, value] : before.filter((other) => other !== value)));
      onChoose(facet, value, isChosen);
    });
  };
  const shown = isOpen
    ? values
    : values.filter((value, index) => index < AT_FIRST || ticked.includes(value) || dropped.includes(value));
  return (
    <fieldset className={styles.facet}>
      <legend>{text.titles[facet]}</legend>
      {shown.map((value) => (
        <CheckboxOption
          key={value}
          name={facet}
          value={value}
          checked={ticked.includes(value)}
          onChange={(event) => choose(value, event.currentTarget.checked)}
          label={
            <span className={styles.option}>
              {facetLabel(facet, value, text, categories)}
              <span className={styles.count}>{text.count(countOf(counts, value))}</span>
            </span>
          }
        />
      ))}
      {values.length > shown.length && (
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          {text.more(values.length - shown.length)}
        </Button>
      )}
    </fieldset>
  );
}
