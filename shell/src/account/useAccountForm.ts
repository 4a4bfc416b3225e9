import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import type { Accounts } from '../session/source';
import { useAccountText } from '../text/useAccountText';
import { failureKind, failureSentence } from './failure';
import { schemaResolver } from './schemaResolver';

export type AccountFormOptions<Values extends FieldValues, Done> = {
  schema: v.GenericSchema<unknown, Values>;
  empty: DefaultValues<Values>;
  send: (accounts: Accounts, values: Values) => Promise<Done>;
  /** The field that a kind of failure is about: the sentence is shown there, and the field takes the focus. */
  fieldOf?: Partial<Record<BackendErrorKind, FieldPath<Values>>>;
};

/**
 * A form on its way: being written, being sent, refused with its input kept, or done. `failure` is a sentence that
 * belongs to no field.
 */
export type AccountForm<Values extends FieldValues, Done> = {
  form: UseFormReturn<Values, unknown, Values>;
  submit: () => void;
  isSending: boolean;
  failure: { kind: BackendErrorKind; sentence: string } | null;
  done: { value: Done; values: Values } | null;
  startOver: () => void;
};

/** One account form: checked when it is submitted, sent once, and kept as it is when that fails. */
export function useAccountForm<Values extends FieldValues, Done>({
  schema,
  empty,
  send,
  fieldOf = {},
}: AccountFormOptions<Values, Done>): AccountForm<Values, Done> {
  const text = useAccountText();
  const { accounts } = useSession();
  const form = useForm<Values, unknown, Values>({ resolver: schemaResolver(schema), defaultValues: empty });
  const sending = useMutation({
    mutationFn: async (values: Values) => ({ value: await send(await accounts(), values), values }),
    networkMode: 'always',
    onError: (error) => {
      const field = fieldOf[failureKind(error)];
      if (field)
        form.setError(field, { type: 'backend', message: failureSentence(error, text) }, { shouldFocus: true });
    },
  });
  const { error } = sending;
  const isOfField = error !== null && fieldOf[failureKind(error)] !== undefined;
  const submit = form.handleSubmit((values) => {
    if (!sending.isPending) sending.mutate(values);
  });
  return {
    form,
    submit: () => void submit(),
    isSending: sending.isPending,
    failure: error === null || isOfField ? null : { kind: failureKind(error), sentence: failureSentence(error, text) },
    done: sending.data ?? null,
    startOver: sending.reset,
  };
}
