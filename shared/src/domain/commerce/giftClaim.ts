import { list, object, oneOf, optional } from '../../contract/parse';
import { ITEM_KINDS } from './cartTerms';
import { documentParser } from '../parsing/document';
import { chars, id, string, time } from '../parsing/fields';

/**
 * Reasons why a gift can't be claimed: no such code, refunded, claimed by another account, or every item is already
 * owned.
 */
export const GIFT_REFUSALS = ['unknown', 'void', 'claimed', 'owned'] as const;

/** `customers/{uid}/gift_claims/{id}`: the recipient's code, then the processor's answer. The code is then removed. */
export type GiftClaim = ReturnType<typeof parseGiftClaim>;

/** Parses `customers/{uid}/gift_claims/{id}`; throws a DocumentError. */
export const parseGiftClaim = documentParser(
  object({
    code: optional(chars(1, 80)),
    createdAt: time,
    status: optional(oneOf('granted', 'refused')),
    items: optional(list(object({ productId: id, kind: oneOf(...ITEM_KINDS), refId: id, title: string }))),
    reason: optional(oneOf(...GIFT_REFUSALS)),
    answeredAt: optional(time),
  }),
);
