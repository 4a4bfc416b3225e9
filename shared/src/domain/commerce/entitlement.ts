import { nullable, object, oneOf } from '../../contract/parse';
import { ITEM_KINDS } from './cartTerms';
import { documentParser } from '../parsing/document';
import { id, time } from '../parsing/fields';

/** `entitlements/{uid}/items/{productId}`: an item that a person owns, with its proof. */
export type Entitlement = ReturnType<typeof parseEntitlement>;

/** Parses `entitlements/{uid}/items/{productId}`; throws a DocumentError. */
export const parseEntitlement = documentParser(
  object({
    kind: oneOf(...ITEM_KINDS),
    refId: id,
    priceId: id,
    paymentId: nullable(id),
    grantedAt: time,
  }),
);
