import { useRef, useState, type ComponentProps, type FocusEvent, type RefObject, type SyntheticEvent } from 'react';
import type { FormErrors, FormRules, FormValues } from './formRules';

export type FieldsOptions<Name extends string> = {
  /** What the fields hold at first; its keys are their names. */
  initial: FormValues<Name>;
  /** Hands the form's rules to `task`, once they are there. */
  want: (task?: (rules: Pick<FormRules<Name, unknown>, 'judge'>) => void) => void;
  /** Hears of every change of what is written. */
  onWrite?: ((values: FormValues<Name>) => void) | undefined;
};

/** The fields of one form, whose values the browser keeps. */
export type Fields<Name extends string> = {
  element: RefObject<HTMLFormElement | null>;
  /** For the `form` element, beside its `onSubmit`. */
  handlers: Pick<ComponentProps<'form'>, 'onFocus' | 'onBlur' | 'onChange'>;
  /** For the control of one field. */
  field: (name: Name) => { name: Name; defaultValue: string; error: string | undefined };
  /** What stands in the fields now; null while there is no form. */
  read: () => FormValues<Name> | null;
  errors: FormErrors;
  /** Shows what is wrong with the whole form; from then on each field is judged as it changes. */
  refuse: (errors: FormErrors) => void;
  isDirty: boolean;
  /** Takes the fields for untouched. */
  forget: () => void;
};

/**
 * Uncontrolled fields: what is typed, pasted or filled in by a password manager is in them whether or not the form's
 * rules have arrived, and nothing ever writes it anew. A field is judged when it is left, and from then on as it
 * changes.
 */
export function useFields<Name extends string>({ initial, want, onWrite }: FieldsOptions<Name>): Fields<Name> {
  const element = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<FormErrors>({});
  const [isDirty, setIsDirty] = useState(false);
  const read = (): FormValues<Name> | null => element.current && valuesOf(element.current, initial);
  const look = (name: string): void =>
    want(({ judge }) => {
      const values = read();
      if (values) setErrors((before) => ({ ...before, [name]: judge(values).errors?.[name] }));
    });
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    const name = nameOf(target);
    // A press of the button judges everything: an error that came up on the way would push the button from under the
    // pointer.
    if (!(name in initial) || isSubmit(relatedTarget)) return;
    touched.current.add(name);
    look(name);
  };
  const change = ({ target }: SyntheticEvent): void => {
    const values = read();
    if (!values) return;
    setIsDirty(Object.entries(initial).some(([name, value]) => values[name as Name] !== value));
    onWrite?.(values);
    if (touched.current.has(nameOf(target))) look(nameOf(target));
  };
  return {
    element,
    read,
    errors,
    isDirty,
    handlers: { onFocus: () => want(), onBlur: leave, onChange: change },
    field: (name) => ({ name, defaultValue: initial[name], error: errors[name] }),
    refuse: (wrong) => {
      touched.current = new Set(Object.keys(initial));
      setErrors(wrong);
    },
    forget: () => {
      touched.current.clear();
      setErrors({});
      setIsDirty(false);
    },
  };
}

function valuesOf<Name extends string>(form: HTMLFormElement, initial: FormValues<Name>): FormValues<Name> {
  const data = new FormData(form);
  const valueOf = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(Object.keys(initial).map((name) => [name, valueOf(name)])) as FormValues<Name>;
}

const nameOf = (target: EventTarget): string =>
  'name' in target && typeof target.name === 'string' ? target.name : '';
const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';
