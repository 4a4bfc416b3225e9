import { useLayoutEffect, useRef, type RefObject } from 'react';
import { DRAFT_LIMITS } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { Button, CloseIcon, IconButton, PlusIcon, TextField } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import * as styles from './Details.module.css';

type Props = { outcomes: readonly string[]; onChange: (outcomes: string[]) => void };

/** List of what learners will be able to do, one line each. Enter in the last line adds another. */
export function Outcomes({ outcomes, onChange }: Props) {
  const text = useText(studioDetailsText).outcomes;
  const list = useRef<HTMLFieldSetElement>(null);
  const isFull = outcomes.length >= DRAFT_LIMITS.outcomes;
  const focus = useLineFocus(list);
  const add = (): void => {
    if (isFull) return;
    onChange([...outcomes, '']);
    focus(outcomes.length);
  };
  const remove = (index: number): void => {
    onChange(outcomes.filter((_, at) => at !== index));
    if (outcomes.length > 1) focus(Math.max(0, index - 1));
    else document.getElementById('studio-outcomes')?.focus();
  };
  return (
    <fieldset ref={list} className={styles.outcomes}>
      <legend>{text.title}</legend>
      <p className={styles.hint}>{text.hint(DRAFT_LIMITS.outcomes)}</p>
      {outcomes.map((outcome, index) => (
        <OutcomeField
          key={index}
          number={index + 1}
          value={outcome}
          onType={(typed) => onChange(outcomes.map((other, at) => (at === index ? typed : other)))}
          onEnter={() => (index === outcomes.length - 1 ? add() : focus(index + 1))}
          onRemove={() => remove(index)}
        />
      ))}
      {!isFull && (
        <Button id="studio-outcomes" variant="secondary" size="small" icon={<PlusIcon />} onClick={add}>
          {text.add}
        </Button>
      )}
    </fieldset>
  );
}

/** Returns a function that focuses a line. A new line gets the focus as it appears: later, typed letters are lost. */
function useLineFocus(list: RefObject<HTMLElement | null>): (index: number) => void {
  const awaited = useRef<number | null>(null);
  const focus = (index: number): void => {
    const line = list.current?.querySelectorAll('input')[index];
    line?.focus();
    awaited.current = line ? null : index;
  };
  useLayoutEffect(() => {
    if (awaited.current !== null) focus(awaited.current);
  });
  return focus;
}

type FieldProps = {
  number: number;
  value: string;
  onType: (typed: string) => void;
  onEnter: () => void;
  onRemove: () => void;
};

function OutcomeField({ number, value, onType, onEnter, onRemove }: FieldProps) {
  const text = useText(studioDetailsText).outcomes;
  return (
    <TextField
      label={text.label(number)}
      maxLength={160}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
      end={<IconButton label={text.remove(number)} icon={<CloseIcon />} size="small" onClick={onRemove} />}
    />
  );
}
