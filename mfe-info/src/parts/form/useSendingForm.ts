import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';

export type SendingFormOptions<Values extends FieldValues, Sent> = {
  resolver: Resolver<Values, unknown, Sent>;
  defaultValues: DefaultValues<Values>;
  /** Rejects when it was not stored. */
  send: (sent: Sent) => Promise<void>;
  /** What screen readers are told once it is stored. */
  announcement: string;
};

/** A form on its way: being written, being sent, refused (with its input kept), or stored (`sent` is what was stored). */
export type SendingForm<Values extends FieldValues, Sent> = {
  form: UseFormReturn<Values, unknown, Sent>;
  submit: () => Promise<void>;
  isSending: boolean;
  failure: unknown;
  sent: Sent | null;
  /** Begins anew with empty fields. */
  startOver: () => void;
};

/** One form that is checked, sent once, and kept as it is when sending fails. */
export function useSendingForm<Values extends FieldValues, Sent>({ resolver, defaultValues, send, announcement }: SendingFormOptions<Values, Sent>): SendingForm<Values, Sent> {
  const { announce } = useHost();
  const form = useForm<Values, unknown, Sent>({ resolver, defaultValues, mode: 'onTouched' });
  const sending = useMutation({ mutationFn: send, networkMode: 'always', onSuccess: () => { announce(announcement); } });
  useUnsavedChanges(form.formState.isDirty && !sending.isSuccess);
  return {
    form,
    submit: form.handleSubmit((values) => { if (!sending.isPending) sending.mutate(values); }),
    isSending: sending.isPending,
    failure: sending.error,
    sent: sending.isSuccess ? sending.variables : null,
    startOver: () => {
      form.reset();
      sending.reset();
    },
  };
}
