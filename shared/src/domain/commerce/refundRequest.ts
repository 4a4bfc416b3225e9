import { object, oneOf, optional } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, string, time } from '../parsing/fields';

/**
 * `customers/{uid}/refund_requests/{paymentId}`: the buyer's request, then the answer. The processor opens or refuses
 * it, an administrator approves or declines it, and the processor marks it refunded.
 */
export type RefundRequest = ReturnType<typeof parseRefundRequest>;

/** Parses `customers/{uid}/refund_requests/{paymentId}`; throws a DocumentError. */
export const parseRefundRequest = documentParser(
  object({
    reason: chars(1, 1000),
    createdAt: time,
    status: optional(oneOf('open', 'approved', 'declined', 'refunded')),
    answer: optional(string),
    decidedAt: optional(time),
  }),
);
