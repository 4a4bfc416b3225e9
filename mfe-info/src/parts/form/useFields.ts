import { useRef, useState, type ComponentProps, type FocusEvent, type RefObject, type SyntheticEvent } from 'react';
import type { FormErrors, FormRules, FormValues } from '../../rules/FormRules';

export type FieldsOptions<Name extends string> = {
  /** Initial values; the keys are the fields' names. */
  initial: FormValues<Name>;
  /** Calls `task` with the form's rules once they have loaded. */
  withRules: (task?: (rules: Pick<FormRules<Name, unknown>, 'validate'>) => void) => void;
  /** Called with the values after each change. */
  onWrite?: ((values: FormValues<Name>) => void) | undefined;
};

/** Uncontrolled fields of one form. */
export type Fields<Name extends string> = {
  element: RefObject<HTMLFormElement | null>;
  /** For the `form` element, beside its `onSubmit`. */
  handlers: Pick<ComponentProps<'form'>, 'onFocus' | 'onBlur' | 'onChange'>;
  /** Returns the properties of a field's control. */
  field: (name: Name) => { name: Name; defaultValue: string; error: string | undefined };
  /** Returns the current values; null while the form is not mounted. */
  read: () => FormValues<Name> | null;
  errors: FormErrors;
  /** Shows the errors of the whole form; from then on each field is checked as it changes. */
  showErrors: (errors: FormErrors) => void;
  isDirty: boolean;
  /** Marks all fields as untouched. */
  reset: () => void;
};

/**
 * Uncontrolled fields: typed, pasted and autofilled values stay in the browser's controls, even before the rules have
 * loaded. A field is checked when it loses the focus, and from then on whenever it changes.
 */
export function useFields<Name extends string>({ initial, withRules, onWrite }: FieldsOptions<Name>): Fields<Name> {
  const element = useRef<HTMLFormElement>(null);
  const [isDirty, setIsDirty] = useState(false);
  const read = (): FormValues<Name> | null => element.current && valuesOf(element.current, initial);
  const { errors, touch, check, showErrors, clear } = useFieldErrors({ names: Object.keys(initial), withRules, read });
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    // Submitting checks everything. An error shown on the way to the button would move it away from the pointer.
    if (nameOf(target) in initial && !isSubmit(relatedTarget)) touch(nameOf(target));
  };
  const change = ({ target }: SyntheticEvent): void => {
    const values = read();
    if (!values) return;
    setIsDirty(Object.entries(initial).some(([name, value]) => values[name as Name] !== value));
    onWrite?.(values);
    check(nameOf(target));
  };
  return {
    element,
    read,
    errors,
    isDirty,
    handlers: { onFocus: () => withRules(), onBlur: leave, onChange: change },
    field: (name) => ({ name, defaultValue: initial[name], error: errors[name] }),
    showErrors,
    reset: () => {
      clear();
      setIsDirty(false);
    },
  };
}

type ErrorsOptions<Name extends string> = Pick<FieldsOptions<Name>, 'withRules'> & {
  names: readonly string[];
  read: () => FormValues<Name> | null;
};

/** Errors of touched fields: `touch` checks a field from now on, `check` checks one that is touched. */
function useFieldErrors<Name extends string>({ names, withRules, read }: ErrorsOptions<Name>) {
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<FormErrors>({});
  const check = (name: string): void => {
    if (!touched.current.has(name)) return;
    withRules(({ validate }) => {
      const values = read();
      if (values) setErrors((before) => ({ ...before, [name]: validate(values).errors?.[name] }));
    });
  };
  return {
    errors,
    check,
    touch: (name: string): void => {
      touched.current.add(name);
      check(name);
    },
    showErrors: (wrong: FormErrors): void => {
      touched.current = new Set(names);
      setErrors(wrong);
    },
    clear: (): void => {
      touched.current.clear();
      setErrors({});
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
