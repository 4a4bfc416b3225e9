import { parsePayment, parseRefundRequest } from '@lectern/shared/domain';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need } from '../documents';
import { deskText } from '../text/desk.en';

const TARGET = /^customers\/([^/]+)\/refund_requests\/([^/]+)$/;

/**
 * Approves or declines the refund request at the path `target`. The payments processor carries an approval out. Nobody
 * decides on their own refund.
 */
export function decideRefund(services: DeskServices, { action, target, message, by }: DeskRequest): Effect {
  const [, uid = '', paymentId = ''] = TARGET.exec(target) ?? [];
  const request = need(services, target, parseRefundRequest, 'refund request');
  if (request.status !== 'open') throw new DeskRefusal(deskText.refusals.decided(request.status ?? 'new'));
  if (by === uid) throw new DeskRefusal(deskText.refusals.self);
  const payment = need(services, `customers/${uid}/payments/${paymentId}`, parsePayment, 'payment');
  const approved = action === 'refund.approve';
  const text = deskText.refund;
  const order = payment.number ?? paymentId;
  return {
    label: text.label(order, payment.buyer?.email ?? uid),
    writes: [
      change(target, {
        status: approved ? 'approved' : 'declined',
        answer: message.slice(0, 1000),
        decidedAt: new Date(),
      }),
    ],
    notices: [
      {
        uid,
        kind: 'refund',
        title: approved ? text.approved(order) : text.declined(order),
        body: [approved ? text.approvedBody : '', message].filter(Boolean).join('\n\n'),
        // The answer is shown with the order alone.
        path: `/profile?tab=orders&order=${encodeURIComponent(paymentId)}`,
      },
    ],
  };
}

/** Removes a document from the list of those that the payments processor has set aside: somebody has dealt with it. */
export function settlePayment({ documents }: DeskServices, { target }: DeskRequest): Effect {
  const path = `processingFailures/${target}`;
  const found = /^[A-Za-z0-9_-]+$/.test(target) ? documents.get(path) : null;
  if (found === null) throw new DeskRefusal(deskText.refusals.missing('payment to look at'));
  const { path: about } = found.fields;
  const label = about && 'stringValue' in about ? about.stringValue : target;
  return { label, writes: [{ delete: path }], notices: [] };
}
