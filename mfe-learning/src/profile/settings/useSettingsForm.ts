import { useState, type SubmitEvent } from 'react';
import { kindOf } from '@lectern/shared/failure';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';

/** A sentence for each field that is not right. */
export type Faults<Values> = Partial<Record<keyof Values & string, string>>;

export type SettingsFormOptions<Values, Done> = {
  initial: Values;
  check: (values: Values) => Faults<Values>;
  /** Rejects when it was not saved. */
  save: (values: Values) => Promise<Done>;
  /** What a kind of failure says about a field. */
  faultOf?: (kind: string) => Faults<Values>;
};

/**
 * One form of the settings: judged when it is sent, kept as it is when that fails. `failure` is what belongs to no
 * field.
 */
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

/** Keeps the fields of one form, and sends them once. */
export function useSettingsForm<Values extends object, Done>({
  initial,
  check,
  save,
  faultOf,
}: SettingsFormOptions<Values, Done>): SettingsForm<Values, Done> {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const saving = useMutation({
    mutationFn: save,
    networkMode: 'always',
    onSuccess: (_done, saved) => {
      setBase(saved);
    },
    onError: (error) => {
      setFaults(faultOf?.(kindOf(error) ?? '') ?? {});
    },
  });
  const isDirty = JSON.stringify(values) !== JSON.stringify(base);
  useUnsavedChanges(isDirty && !saving.isSuccess);
  const isOfField = saving.error !== null && Object.keys(faultOf?.(kindOf(saving.error) ?? '') ?? {}).length > 0;
  return {
    values,
    faults,
    isDirty,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      if (saving.isSuccess || saving.isError) saving.reset();
    },
    submit: (event) => {
      event.preventDefault();
      if (saving.isPending) return;
      const found = check(values);
      setFaults(found);
      if (Object.keys(found).length === 0) saving.mutate(values);
    },
    isSaving: saving.isPending,
    failure: isOfField ? null : saving.error,
    done: saving.data ?? null,
  };
}
