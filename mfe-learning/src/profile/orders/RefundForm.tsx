import { useRef, useState, type SyntheticEvent } from 'react';
import { useTabDraft } from '@lectern/shared/drafts';
import { useHost, useUnsavedChanges } from '@lectern/shared/host';
import { useMutation, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, TextArea } from '@lectern/shared/ui';
import { orderText } from '../../text/profile/order.en';
import * as styles from './orders.module.css';
import { askForRefund, REASON_LENGTH, refundRequest } from './refundRequest';

type Props = {
  paymentId: string;
  uid: string;
  /** Takes the focus when it opens. */
  autoFocus: boolean;
  /** Called once the request is stored. */
  onSent: () => void;
  onClose: () => void;
};

/** Name of the stored draft of a request. */
export const refundDraft = (uid: string, paymentId: string): string => `refund ${paymentId} ${uid}`;

/** Form that asks for a refund, with its reason. What was typed stays in the tab until it is sent or cancelled. */
export function RefundForm({ autoFocus, ...props }: Props) {
  const text = useText(orderText);
  const { draft, field, fault, isPending, isError, send, cancel } = useRefundForm(props);
  return (
    <form className={styles.refund} noValidate onSubmit={send}>
      <TextArea
        ref={field}
        autoFocus={autoFocus}
        label={text.reason}
        required
        rows={4}
        value={draft.fields.reason}
        error={fault === null ? undefined : fault === 'reasonLong' ? text.reasonLong(REASON_LENGTH) : text[fault]}
        onChange={({ currentTarget }) => draft.change({ reason: currentTarget.value })}
      />
      {isError && <FormStatus tone="error">{text.sendFailed}</FormStatus>}
      <div className={styles.tools}>
        <Button type="submit" variant="primary" busy={isPending}>
          {text.send}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** State of the form: the reason is checked when it is sent. */
function useRefundForm({ paymentId, uid, onSent, onClose }: Omit<Props, 'autoFocus'>) {
  const draft = useTabDraft(refundDraft(uid, paymentId), { reason: '' });
  const { reason } = draft.fields;
  const [fault, setFault] = useState<'reasonMissing' | 'reasonLong' | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isPending, isError, mutate } = useAsking(uid, paymentId, () => {
    draft.remove();
    onSent();
  });
  useUnsavedChanges(reason.trim() !== '');
  const cancel = (): void => {
    draft.remove();
    onClose();
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const words = reason.trim();
    const found = words === '' ? 'reasonMissing' : words.length > REASON_LENGTH ? 'reasonLong' : null;
    setFault(found);
    if (found) field.current?.focus();
    else if (!isPending) mutate(words);
  };
  return { draft, field, fault, isPending, isError, send, cancel };
}

function useAsking(uid: string, paymentId: string, onSent: () => void) {
  const text = useText(orderText);
  const { announce } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => askForRefund(uid, paymentId, reason),
    onSuccess: async () => {
      onSent();
      announce(text.sent);
      await client.invalidateQueries(refundRequest(uid, paymentId));
    },
  });
}
