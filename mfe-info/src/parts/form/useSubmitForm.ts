import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
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

/** State of a form: being written, being sent, rejected with its input, or stored (`sent` is the stored document). */
export type SubmitForm<Name extends string, Sent> = {
  /**
   * Properties of FormFrame. `resetCount` changes when the form starts over; `onDiscard` discards a restored draft, and
   * is null without one.
   */
  frame: {
    form: ComponentProps<'form'>;
    isSending: boolean;
    failure: unknown;
    resetCount: number;
    onDiscard: (() => void) | null;
  };
  field: Fields<Name>['field'];
  errors: FormErrors;
  sent: Sent | null;
  /** Starts over with the initial values. */
  startOver: () => void;
};

/**
 * Validates a form, sends it once, and keeps its input when sending fails. The fields work before the rules load;
 * sending waits for the rules, and focuses the first invalid field.
 */
export function useSubmitForm<Name extends string, Sent>({
  load,
  draft,
  announcement,
}: SubmitFormOptions<Name, Sent>): SubmitForm<Name, Sent> {
  const { element, handlers, field, read, errors, showErrors, isDirty, reset } = useFields({
    initial: draft.initial,
    withRules: useRules(load),
    onWrite: draft.save,
  });
  const [resetCount, setResetCount] = useState(0);
  const { sending, start, rejections } = useSending({ load, draft, announcement, read, showErrors });
  const sent = sending.data ?? null;
  useUnsavedChanges(isDirty && !sent);
  useFocus(element, '[aria-invalid="true"]', rejections);
  useFocus(element, '[name]', sent ? 0 : resetCount);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const values = read();
    if (values) start(values);
  };
  const startOver = (): void => {
    if (sending.isPending) return;
    draft.remove();
    draft.reset();
    reset();
    sending.reset();
    setResetCount(resetCount + 1);
  };
  const frame = {
    form: { ...handlers, ref: element, onSubmit: submit },
    isSending: sending.isPending,
    failure: sending.error,
    resetCount,
    onDiscard: draft.isRestored ? startOver : null,
  };
  return { frame, field, errors, sent, startOver };
}

type SendingOptions<Name extends string, Sent> = SubmitFormOptions<Name, Sent> &
  Pick<Fields<Name>, 'read' | 'showErrors'>;

/**
 * Mutation that validates and sends the values. Resolves to null for invalid ones, which `rejections` counts. `start`
 * does nothing while it runs.
 */
function useSending<Name extends string, Sent>({
  load,
  draft,
  announcement,
  read,
  showErrors,
}: SendingOptions<Name, Sent>) {
  const { announce } = useHost();
  const [rejections, setRejections] = useState(0);
  // `isPending` follows a moment later: a second press may come before.
  const isUnderWay = useRef(false);
  const sending = useMutation({
    // Input typed while the rules load is sent too. A form that was left meanwhile is sent as it was submitted.
    mutationFn: async (submitted: FormValues<Name>): Promise<Sent | null> => {
      const { validate, send } = await load();
      const result = validate(read() ?? submitted);
      showErrors(result.errors ?? {});
      if (result.errors) return null;
      await send(result.sent);
      draft.remove();
      return result.sent;
    },
    onSuccess: (sent) => {
      if (sent) announce(announcement);
      else setRejections((count) => count + 1);
    },
    onSettled: () => void (isUnderWay.current = false),
  });
  const start = (values: FormValues<Name>): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sending.mutate(values);
  };
  return { sending, start, rejections };
}

/** Focuses the first element that matches, whenever `trigger` changes to a number above 0. */
function useFocus(form: Fields<string>['element'], selector: string, trigger: number): void {
  useEffect(() => {
    if (trigger > 0) form.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [form, selector, trigger]);
}
