import { useEffect, useState, type ComponentProps, type SubmitEvent } from 'react';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import type { FormErrors, FormRules, FormValues } from './formRules';
import type { Draft } from './useDraft';
import { useFields, type Fields } from './useFields';
import { useRules } from './useRules';

export type SendingFormOptions<Name extends string, Sent> = {
  /**
   * Loads the rules: when the page is idle, when the form is entered, and at the latest when it is sent. The same
   * function at each render.
   */
  load: () => Promise<FormRules<Name, Sent>>;
  /**
   * What is written and not sent yet. Its `initial` is what the fields hold at first; the keys of that are their names.
   */
  draft: Draft<Name>;
  /** What screen readers are told once it is stored. */
  announcement: string;
};

/**
 * A form on its way: being written, being sent, refused (with its input kept), or stored (`sent` is what was stored).
 */
export type SendingForm<Name extends string, Sent> = {
  /**
   * For the FormFrame. `form` is for the `form` element, `round` changes when the fields begin anew, `onDiscard` does
   * that with a restored draft.
   */
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
  /** Begins anew with nothing written. */
  startOver: () => void;
};

/**
 * One form that is checked, sent once, and kept as it is when sending fails. Its fields stand before its rules have
 * arrived; sending waits for them, and the first field that is wrong takes the focus.
 */
export function useSendingForm<Name extends string, Sent>({
  load,
  draft,
  announcement,
}: SendingFormOptions<Name, Sent>): SendingForm<Name, Sent> {
  const { announce } = useHost();
  const { element, handlers, field, read, errors, refuse, isDirty, forget } = useFields({
    initial: draft.initial,
    want: useRules(load),
    onWrite: draft.keep,
  });
  const [refusals, setRefusals] = useState(0);
  const [round, setRound] = useState(0);
  const sending = useMutation({
    networkMode: 'always',
    // What is written while the rules arrive is sent too; a form that was left meanwhile is sent as it was.
    mutationFn: async (pressed: FormValues<Name>): Promise<Sent | null> => {
      const { judge, send } = await load();
      const verdict = judge(read() ?? pressed);
      refuse(verdict.errors ?? {});
      if (verdict.errors) return null;
      await send(verdict.sent);
      draft.remove();
      return verdict.sent;
    },
    onSuccess: (sent) => {
      if (sent) announce(announcement);
      else setRefusals((times) => times + 1);
    },
  });
  const sent = sending.data ?? null;
  useUnsavedChanges(isDirty && !sent);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, refusals]);
  // The button that was pressed has gone.
  useEffect(() => {
    if (round > 0 && !sent) element.current?.querySelector<HTMLElement>('[name]')?.focus();
  }, [element, round, sent]);
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
  return {
    frame: {
      form: { ...handlers, ref: element, onSubmit: submit },
      isSending: sending.isPending,
      failure: sending.error,
      round,
      onDiscard: draft.isRestored ? startOver : null,
    },
    field,
    errors,
    sent,
    startOver,
  };
}
