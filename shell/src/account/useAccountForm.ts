import { useRef } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import type { Accounts } from '../session/SessionSource';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import { failureKind, failureSentence } from './failure';
import { schemaResolver } from './schemaResolver';

/** Options of an account form; `send` performs the call. */
export type AccountFormOptions<Values extends FieldValues, Done> = {
  schema: v.GenericSchema<unknown, Values>;
  empty: DefaultValues<Values>;
  send: (accounts: Accounts, values: Values) => Promise<Done>;
  /** Kind of failure → the field that shows its sentence and gets the focus. */
  fieldOf?: Partial<Record<BackendErrorKind, FieldPath<Values>>>;
};

/**
 * State of a form: being edited, being sent, refused with its input intact, or done. `failure` is one that no field
 * shows.
 */
export type AccountForm<Values extends FieldValues, Done> = {
  form: UseFormReturn<Values, unknown, Values>;
  submit: () => void;
  isSending: boolean;
  failure: { kind: BackendErrorKind; sentence: string; error: unknown } | null;
  done: { value: Done; values: Values } | null;
  startOver: () => void;
};

/** Runs one account form: validates it on submit, sends it once, and leaves its input intact when that fails. */
export function useAccountForm<Values extends FieldValues, Done>({
  schema,
  empty,
  send,
  fieldOf = {},
}: AccountFormOptions<Values, Done>): AccountForm<Values, Done> {
  const text = useText(accountText);
  const { accounts } = useSession();
  const form = useForm<Values, unknown, Values>({ resolver: schemaResolver(schema), defaultValues: empty });
  // `isPending` follows a moment later: a second press may come before.
  const isUnderWay = useRef(false);
  const sending = useMutation({
    mutationFn: async (values: Values) => ({ value: await send(await accounts(), values), values }),
    onError: (error) => {
      const field = fieldOf[failureKind(error)];
      if (field)
        form.setError(field, { type: 'backend', message: failureSentence(error, text) }, { shouldFocus: true });
    },
    onSettled: () => void (isUnderWay.current = false),
  });
  const { error } = sending;
  const isFieldError = error !== null && fieldOf[failureKind(error)] !== undefined;
  const start = (values: Values): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sending.mutate(values);
  };
  return {
    form,
    submit: () => void form.handleSubmit(start)(),
    isSending: sending.isPending,
    failure:
      error === null || isFieldError
        ? null
        : { kind: failureKind(error), sentence: failureSentence(error, text), error },
    done: sending.data ?? null,
    startOver: sending.reset,
  };
}
