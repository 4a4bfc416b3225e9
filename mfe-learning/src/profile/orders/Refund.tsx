import { useEffect, useState } from 'react';
import type { Payment, RefundRequest } from '@lectern/shared/domain';
import { hasTabDraft } from '@lectern/shared/drafts';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, Section } from '@lectern/shared/ui';
import { orderText } from '../../text/profile/order.en';
import * as styles from './orders.module.css';
import { refundDraft, RefundForm } from './RefundForm';
import { isRefundable, refundRequest } from './refundRequest';

/** The request for a refund with its answer, or the way to ask for one. Renders nothing when neither is possible. */
export function Refund({ payment, uid }: { payment: Payment; uid: string }) {
  const text = useText(orderText);
  const { data: request, isError } = useQuery(refundRequest(uid, payment.id));
  useRefundedOrder(uid, payment, request ?? null);
  const [hasAsked, setHasAsked] = useState(false);
  if (isError) return <FormStatus tone="warning">{text.loadFailed}</FormStatus>;
  if (request)
    return (
      <Section title={text.refund}>
        <Answer request={request} takesFocus={hasAsked} />
      </Section>
    );
  if (request === undefined || !isRefundable(payment)) return null;
  return (
    <Section title={text.refund}>
      <Asking payment={payment} uid={uid} onSent={() => setHasAsked(true)} />
    </Section>
  );
}

/** Reads orders and owned items again once a refund was made that `payment` does not show yet. */
function useRefundedOrder(uid: string, payment: Payment, request: RefundRequest | null): void {
  const client = useQueryClient();
  const isOutdated = request?.status === 'refunded' && isRefundable(payment);
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: ['users', uid] });
  }, [isOutdated, uid, client]);
}

const focusNow = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** `takesFocus` once the form was sent here, which had the focus. */
type AnswerProps = { request: RefundRequest; takesFocus: boolean };

function Answer({ request: { status, reason, answer, createdAt }, takesFocus }: AnswerProps) {
  const text = useText(orderText);
  return (
    <div tabIndex={-1} ref={takesFocus ? focusNow : undefined} className={styles.answer}>
      <FormStatus tone={status === 'declined' ? 'warning' : 'info'}>
        <p>{text.requests[status ?? 'sent']}</p>
        {answer && (
          <p>
            {text.answer} {answer}
          </p>
        )}
      </FormStatus>
      <p className={styles.note}>
        {text.askedOn(createdAt)} {reason}
      </p>
    </div>
  );
}

type AskingProps = { payment: Payment; uid: string; onSent: () => void };

function Asking({ payment, uid, onSent }: AskingProps) {
  const text = useText(orderText);
  const [form, setForm] = useState(() => (hasTabDraft(refundDraft(uid, payment.id)) ? 'restored' : 'closed'));
  return (
    <>
      <p className={styles.note}>{payment.gift ? text.meaningGift : text.meaning}</p>
      {form === 'pressed' || form === 'restored' ? (
        <RefundForm
          paymentId={payment.id}
          uid={uid}
          autoFocus={form === 'pressed'}
          onSent={onSent}
          onClose={() => setForm('cancelled')}
        />
      ) : (
        <div>
          <Button variant="secondary" autoFocus={form === 'cancelled'} onClick={() => setForm('pressed')}>
            {text.ask}
          </Button>
        </div>
      )}
    </>
  );
}
