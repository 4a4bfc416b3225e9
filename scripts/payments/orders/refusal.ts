import type { CHECKOUT_ERRORS } from '@lectern/shared/domain';
import { paymentsText } from '../text/payments.en';
import type { CouponProblem } from './coupons';

/** Reason for which a checkout is refused, with the products that it is about. */
export type CheckoutRefusal = {
  refused: (typeof CHECKOUT_ERRORS)[number];
  products: string[];
  coupon?: CouponProblem;
};

export const isRefusal = (value: object): value is CheckoutRefusal => 'refused' in value;

/** Returns the answer to a refused checkout. */
export function refusalFields({ refused, products, coupon }: CheckoutRefusal): object {
  const message = coupon === undefined ? paymentsText.checkout[refused] : paymentsText.coupon[coupon];
  return { status: 'refused', error: { kind: refused, message, products } };
}
