import { useEffect, useState, type SubmitEvent } from 'react';
import { readTabDraft, removeTabDraft, saveTabDraft } from '@lectern/shared/drafts';
import { kindOf } from '@lectern/shared/failure';
import { useMutation } from '@lectern/shared/query';

/** A sentence for each invalid field. */
export type Faults<Values> = Partial<Record<keyof Values & string, string>>;

export type SettingsFormOptions<Values, Done> = {
  /** The stored values. Fields that nobody has touched follow them when they change. */
  initial: Values;
  /** Name of the draft that stays in the tab until it is saved. A form without one, as with passwords, forgets. */
  draft?: string;
  /** Checks the fields before they are saved. */
  check: (values: Values) => Faults<Values>;
  /** Saves the values; `changed` names the fields that differ from the stored ones. Rejects when it failed. */
  save: (values: Values, changed: readonly (keyof Values)[]) => Promise<Done>;
  /** Returns the faults of the fields that a kind of failure reveals. */
  faultsOf?: (kind: string) => Faults<Values>;
};

/** State of a settings form. `failure` concerns no single field; `done` is the result of the last save. */
export type SettingsForm<Values, Done> = {
  values: Values;
  faults: Faults<Values>;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  submit: (event: SubmitEvent) => void;
  isSaving: boolean;
  isDirty: boolean;
  failure: Error | null;
  done: Done | null;
};

/**
 * Holds the fields of a settings form, checks them on submit and saves them once. Keeps the input after a failure, and
 * what was typed during a save.
 */
export function useSettingsForm<Values extends object, Done>(
  options: SettingsFormOptions<Values, Done>,
): SettingsForm<Values, Done> {
  const { initial, draft = null, check, save, faultsOf = () => ({}) } = options;
  const { base, setBase, values, setValues } = useFollowing(initial, draft);
  useEffect(() => {
    if (draft !== null) saveTabDraft(draft, values, base);
  }, [draft, values, base]);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const faultsOfError = (error: Error | null): Faults<Values> => (error ? faultsOf(kindOf(error) ?? '') : {});
  const saving = useMutation({
    mutationFn: (saved: Values) => save(saved, changedFields(saved, base)),
    onSuccess: (_result, saved) => {
      if (draft !== null) removeTabDraft(draft);
      setBase(saved);
    },
    onError: (error) => setFaults(faultsOfError(error)),
  });
  const isDirty = !isEqual(values, base);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (saving.isPending) return;
    const found = check(values);
    setFaults(found);
    if (Object.keys(found).length === 0) saving.mutate(values);
  };
  return {
    values,
    faults,
    isDirty,
    submit,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      if (saving.isSuccess || saving.isError) saving.reset();
    },
    isSaving: saving.isPending,
    failure: Object.keys(faultsOfError(saving.error)).length > 0 ? null : saving.error,
    done: saving.data ?? null,
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const changedFields = <Values extends object>(values: Values, base: Values): (keyof Values)[] =>
  (Object.keys(values) as (keyof Values)[]).filter((name) => !isEqual(values[name], base[name]));

/**
 * Returns the stored and the entered values, with those of the tab's draft. A field whose stored value changes follows
 * it, unless it was edited.
 */
function useFollowing<Values extends object>(initial: Values, draft: string | null) {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(() =>
    draft === null ? initial : { ...initial, ...readTabDraft(draft, initial) },
  );
  const [seen, setSeen] = useState(initial);
  const news = changedFields(initial, seen);
  if (news.length > 0) {
    const edited = changedFields(values, base);
    setSeen(initial);
    setBase({ ...base, ...picked(initial, news) });
    setValues({
      ...values,
      ...picked(
        initial,
        news.filter((name) => !edited.includes(name)),
      ),
    });
  }
  return { base, setBase, values, setValues };
}

const picked = <Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
