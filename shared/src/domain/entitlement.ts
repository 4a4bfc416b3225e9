import * as v from 'valibot';
import { ITEM_KINDS } from './cartTerms';
import { documentParser, id, time } from './document';

/** `entitlements/{uid}/items/{productId}`: what a person owns, and by which proof. */
export type Entitlement = ReturnType<typeof parseEntitlement>;

/** Parses `entitlements/{uid}/items/{productId}`; throws a DocumentError. */
export const parseEntitlement = documentParser(v.object({
  kind: v.picklist(ITEM_KINDS), refId: id, priceId: id, paymentId: v.nullable(id), grantedAt: time,
}));
