import { useEffect, useState, type ComponentProps, type SubmitEvent } from 'react';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import type { FormErrors, FormRules, FormValues } from '../../rules/FormRules';
import type { Draft } from './useDraft';
import { useFields, type Fields } from './useFields';
import { useRules } from './useRules';

export type SubmitFormOptions<Name extends string, Sent> = {
  /** Loads the rules: when the page is idle, the form is entered, or it is sent. Stable between renders. */
  load: () => Promise<FormRules<Name, Sent>>;
  /** Draft of the input; the keys of `initial` are the fields' names. */
  draft: Draft<Name>;
  /** Message for screen readers once the form is stored. */
  announcement: string;
};

/** State of a form: being written, being sent, refused with its input, or stored (`sent` is the stored document). */
export type SubmitForm<Name extends string, Sent> = {
  /** Properties of FormFrame. `round` changes when the fields start over; `onDiscard` discards a restored draft. */
  frame: {
    form: ComponentProps<'form'>;
    isSending: boolean;
    failure: unknown;
    round: number;
    onDiscard: (() => void) | null;
  };
  field: Fields<Name>['field'];
  errors: FormErrors;
  sent: Sent | null;
  /** Starts over with the initial values. */
  startOver: () => void;
};

/**
 * Checks a form, sends it once, and keeps its input when sending fails. The fields work before the rules have loaded;
 * sending waits for the rules, and focuses the first invalid field.
 */
export function useSubmitForm<Name extends string, Sent>({
  load,
  draft,
  announcement,
}: SubmitFormOptions<Name, Sent>): SubmitForm<Name, Sent> {
  const { element, handlers, field, read, errors, refuse, isDirty, forget } = useFields({
    initial: draft.initial,
    want: useRules(load),
    onWrite: draft.save,
  });
  const [round, setRound] = useState(0);
  const { sending, refusals } = useSending({ load, draft, announcement, read, refuse });
  const sent = sending.data ?? null;
  useUnsavedChanges(isDirty && !sent);
  useFocus(element, '[aria-invalid="true"]', refusals);
  useFocus(element, '[name]', sent ? 0 : round);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const values = read();
    if (values && !sending.isPending) sending.mutate(values);
  };
  const startOver = (): void => {
    if (sending.isPending) return;
    draft.remove();
    draft.reset();
    forget();
    sending.reset();
    setRound(round + 1);
  };
  const frame = {
    form: { ...handlers, ref: element, onSubmit: submit },
    isSending: sending.isPending,
    failure: sending.error,
    round,
    onDiscard: draft.isRestored ? startOver : null,
  };
  return { frame, field, errors, sent, startOver };
}

type SendingOptions<Name extends string, Sent> = SubmitFormOptions<Name, Sent> & Pick<Fields<Name>, 'read' | 'refuse'>;

/** Mutation that checks and sends the values. It resolves to null for invalid ones, which `refusals` counts. */
function useSending<Name extends string, Sent>({
  load,
  draft,
  announcement,
  read,
  refuse,
}: SendingOptions<Name, Sent>) {
  const { announce } = useHost();
  const [refusals, setRefusals] = useState(0);
  const sending = useMutation({
    networkMode: 'always',
    // Input typed while the rules load is sent too. A form that was left meanwhile is sent as it was submitted.
    mutationFn: async (submitted: FormValues<Name>): Promise<Sent | null> => {
      const { judge, send } = await load();
      const verdict = judge(read() ?? submitted);
      refuse(verdict.errors ?? {});
      if (verdict.errors) return null;
      await send(verdict.sent);
      draft.remove();
      return verdict.sent;
    },
    onSuccess: (sent) => {
      if (sent) announce(announcement);
      else setRefusals((count) => count + 1);
    },
  });
  return { sending, refusals };
}

/** Focuses the first element that matches, whenever `trigger` changes to a number above 0. */
function useFocus(form: Fields<string>['element'], selector: string, trigger: number): void {
  useEffect(() => {
    if (trigger > 0) form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [form, selector, trigger]);
}
