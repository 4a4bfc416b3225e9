import { startTransition, useOptimistic, useState } from 'react';
import type { Facet, ListAnswer, ListedCategory } from '@lectern/shared/domain';
import type { Chosen } from '@lectern/shared/search';
import { Button, CheckboxOption, listStyles } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { countOf, optionsOf } from '../../list/facetOptions';
import { facetLabel } from '../../list/facetLabel';
import { facetText } from '../../text/facets.en';
import { useFrozen, useStableOptions } from './useStableOptions';
import { useIsEngaged } from './useIsEngaged';

/** Number of options shown before “Show more” is pressed; those with courses are always shown. */
const AT_FIRST = 6;

type Props = {
  facets: readonly Facet[];
  counts: ListAnswer['counts'];
  chosen: Chosen;
  categories: readonly ListedCategory[];
  onChoose: (facet: Facet, value: string, isChosen: boolean) => void;
  /** Id of the form that the boxes are fields of, if any. */
  form?: string | undefined;
  /** Keeps the options in their positions while shown. They always stay while the pointer or the focus is inside. */
  isStable?: boolean;
};

/** Filters: a group of checkboxes for each facet with a choice, each option with its number of courses. */
export function FacetFields({ facets, counts, chosen, isStable = false, ...rest }: Props) {
  const { isEngaged, handlers } = useIsEngaged();
  const isFrozen = isStable || isEngaged;
  const options = useStableOptions(facets, optionsOf(facets, counts, chosen), isFrozen);
  const before = useFrozen(counts, isFrozen);
  return (
    <div className={listStyles.fields} {...handlers}>
      {facets.map((facet) => {
        const values = options[facet] ?? [];
        return (
          values.length > 0 && (
            <FacetField
              key={facet}
              facet={facet}
              values={values}
              counts={counts[facet] ?? {}}
              before={before[facet] ?? {}}
              ticked={chosen[facet] ?? []}
              {...rest}
            />
          )
        );
      })}
    </div>
  );
}

type FieldProps = Pick<Props, 'categories' | 'onChoose' | 'form'> & {
  facet: Facet;
  values: readonly string[];
  counts: Readonly<Record<string, number>>;
  /** Counts from when the options were frozen: what was shown then stays. */
  before: Readonly<Record<string, number>>;
  ticked: readonly string[];
};

function FacetField({ facet, values, counts, before, ticked: settled, categories, onChoose, form }: FieldProps) {
  const text = useText(facetText);
  const [isOpen, setIsOpen] = useState(false);
  const { ticked, unticked, choose } = useTickedValues(settled, (value, isChosen) => onChoose(facet, value, isChosen));
  const shown = isOpen
    ? values
    : values.filter((value, index) => {
        const isMatching = countOf(counts, value) > 0 || countOf(before, value) > 0;
        return index < AT_FIRST || isMatching || ticked.includes(value) || unticked.includes(value);
      });
  return (
    <fieldset className={listStyles.facet}>
      <legend>{text.titles[facet]}</legend>
      {shown.map((value) => (
        <CheckboxOption
          key={value}
          form={form}
          name={facet}
          value={value}
          checked={ticked.includes(value)}
          onChange={(event) => choose(value, event.currentTarget.checked)}
          label={
            <span className={listStyles.option}>
              {facetLabel(facet, value, text, categories)}
              <span className={listStyles.count}>{text.count(countOf(counts, value))}</span>
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

/**
 * Ticks a value at once, before the list that it filters has loaded. `unticked` values stay visible, so that an option
 * does not vanish under the pointer.
 */
function useTickedValues(settled: readonly string[], onChoose: (value: string, isChosen: boolean) => void) {
  const [ticked, setTicked] = useOptimistic(settled);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const choose = (value: string, isChosen: boolean): void => {
    if (!isChosen) setUnticked((before) => [...before, value]);
    startTransition(() => {
      setTicked((before) => (isChosen ? [...before, value] : before.filter((other) => other !== value)));
      onChoose(value, isChosen);
    });
  };
  return { ticked, unticked, choose };
}
