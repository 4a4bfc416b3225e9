import type { CHECKOUT_ERRORS } from '@lectern/shared/domain';
import type { CouponProblem } from '../orders/coupons';

/** Sentences of payments: answers to checkouts, and mails. */
export const paymentsText = {
  checkout: {
    owned: 'You already own this. Nothing was charged.',
    unavailable: 'This is no longer for sale. Remove it from the cart to go on.',
    price_changed: 'A price has changed. Look at the new total before you pay.',
    currency: 'These items are sold in different currencies. Buy them one after the other.',
    coupon: 'This coupon does not apply.',
    payments_off: 'This site takes no payments.',
    too_many: 'Too many payments were started. Try again in an hour.',
    provider: 'The payment service refused. Nothing was charged; try again later.',
    invalid: 'This checkout is not valid. Reload the page and try again.',
  } satisfies Record<(typeof CHECKOUT_ERRORS)[number], string>,
  coupon: {
    unknown: 'There is no such coupon.',
    not_started: 'This coupon is not valid yet.',
    ended: 'This coupon has expired.',
    used_up: 'This coupon has been used up.',
    used_by_you: 'You have used this coupon already.',
    currency: 'This coupon is for another currency.',
  } satisfies Record<CouponProblem, string>,
  refusedRefund: {
    unknown: 'There is no such payment.',
    nothing: 'There is nothing left to refund for this payment.',
    claimed: 'This gift was claimed, so it can’t be returned.',
  },
  mail: {
    greeting: (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`),
    test: 'This was a test payment: no money moved.',
    footer: (seller: string): string => `This mail was sent by ${seller}.`,
    receipt: {
      subject: (number: string): string => `Your receipt ${number}`,
      lead: 'Thank you for your order.',
      line: (title: string, amount: string): string => `${title}: ${amount}`,
      discount: (amount: string): string => `Discount: -${amount}`,
      total: (amount: string): string => `Total: ${amount}`,
      tax: (label: string, percent: number, amount: string): string => `Includes ${percent} % ${label}: ${amount}`,
      link: 'Your order and its receipt:',
    },
    refund: {
      subject: (number: string): string => `Refund for ${number}`,
      whole: (amount: string): string =>
        `We have refunded ${amount}. What you bought is no longer in your account; your progress and notes stay.`,
      part: (amount: string): string => `We have refunded ${amount} of your order.`,
      duplicate: 'You owned one of the items already, so you were not charged for it.',
      link: 'Your order:',
    },
    gift: {
      subject: (name: string): string => `${name} has sent you a gift`,
      someone: 'Somebody',
      lead: (titles: string): string => `A gift for you: ${titles}.`,
      message: (message: string): string => `“${message}”`,
      code: (code: string): string => `Your code: ${code}`,
      how: 'Sign in or create an account, and enter the code:',
    },
    giftVoid: {
      subject: 'Your gift was withdrawn',
      text: (titles: string): string =>
        `The payment for your gift was returned, so it is no longer available: ${titles}.`,
    },
  },
} as const;

/** Formats an amount in the minor unit of a currency, such as `€9.00`. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
