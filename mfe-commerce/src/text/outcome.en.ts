import { translatable } from '@lectern/shared/translations';

/** Texts of what became of a checkout. */
export const outcomeText = translatable('outcome', (format) => {
  const kept = 'Nothing was charged, and your cart is kept.';
  return {
    preparing: { title: 'Preparing your payment', words: 'This takes a moment.' },
    unanswered: {
      title: 'We could not prepare your payment yet',
      words:
        `The payment service has not answered. ${kept} This page updates itself when it does. You can also try ` +
        'again, or come back later.',
    },
    waiting: {
      title: 'Waiting for your payment',
      words: 'The payment service is confirming it. This page updates itself.',
    },
    slow: {
      title: 'We are still waiting for your payment',
      words:
        'The confirmation takes longer than usual. You can close this page: as soon as it arrives, your items are ' +
        'yours, and the order is listed in your profile. Have you not paid yet? Then return to the payment page.',
    },
    left: { title: 'You have not paid yet', words: `You left the payment page. ${kept}` },
    expired: {
      title: 'The payment page has expired',
      words: `It was open for too long, or you started another order. ${kept}`,
    },
    refused: { title: 'This order was not accepted', words: kept },
    paid: { title: 'Thank you. It is yours now', words: 'Your payment has arrived.' },
    free: { title: 'It is yours now', words: 'There was nothing to pay.' },
    gift: { title: 'Thank you. Your gift is on its way', words: '' },
    processing: {
      title: 'Your payment is on its way',
      words:
        'Your bank has not confirmed it yet, which can take some days. Everything opens as soon as the money ' +
        'arrives. Do not pay again. You can close this page.',
    },
    declined: {
      title: 'The payment was declined',
      words: `Your bank or card company refused it. ${kept} Try again, or pay in another way.`,
    },
    refunded: {
      title: 'This payment was refunded',
      words: 'The money is on its way back to you. The items are no longer yours; your progress and notes stay.',
    },
    partlyRefunded: { title: 'A part of this payment was refunded', words: 'The rest of the order stays as it is.' },
    disputed: {
      title: 'This payment is disputed',
      words: 'Your bank has reported it to us. Until this is settled, the items are not open to you.',
    },
    unknownTitle: 'You have no order with this address',
    unknown: 'The link may be incomplete, or the order belongs to another account.',
    signInTitle: 'Sign in to see your order',
    signInLead: 'An order is visible to the account that placed it.',
    signIn: 'Sign in',
    failed: 'Your order could not be loaded',
    failedAdvice: 'Nothing is lost: an order that you have paid for stays yours.',
    giftTo: (email: string) => `We have sent the code to ${email}. Your orders show when it is claimed.`,
    refundedAmount: (amount: string) => `Refunded: ${amount}`,
    duplicate: (names: readonly string[]) =>
      `You owned ${format.list(names)} already. That part is refunded automatically.`,
    number: (number: string) => `Order ${number}`,
    total: (amount: string) => `Total: ${amount}`,
    test: 'This was a test payment: no money moved.',
    read: (name: string) => `Read ${name}`,
    readIt: 'Read it now',
    start: 'Start the first lesson',
    startOf: (name: string) => `Start the first lesson of ${name}`,
    startFailed: 'The course could not be opened. Try again.',
    orders: 'Your orders',
    receipt: 'Order and receipt',
    toPayment: 'Return to the payment page',
    tryAgain: 'Try again',
    toCart: 'Go to your cart',
    more: 'Browse courses',
    help: 'Contact us',
  };
});
