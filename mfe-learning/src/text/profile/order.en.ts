import { translatable } from '@lectern/shared/translations';

/** Texts of one order: its receipt, and asking for a refund. */
export const orderText = translatable('profile/order', (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    all: 'All orders',
    print: 'Print or save as PDF',
    unknown: 'You have no order with this number',
    unknownLead: 'The link may be incomplete, or it belongs to another account.',
    receipt: 'Receipt',
    receiptOf: (number: string) => `Receipt of order ${number}`,
    order: 'Order',
    orderOf: (number: string) => `Order ${number}`,
    seller: 'Lectern',
    taxId: (id: string) => `Tax number: ${id}`,
    number: 'Order',
    date: 'Paid on',
    ordered: 'Ordered on',
    when: (date: Date) => format.date(date, { dateStyle: 'long', timeStyle: 'short' }),
    to: 'For',
    state: 'Status',
    what: 'Item',
    amount: 'Amount',
    discount: (coupon: string | null) => (coupon ? `Discount (${coupon})` : 'Discount'),
    total: 'Total',
    tax: (label: string, percent: number) =>
      `Includes ${label} ${format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 })}`,
    refundedRow: 'Refunded',
    test: 'Test payment: no money moved.',
    note: 'This receipt was created from the payment record and is valid without a signature.',
    meanings: {
      processing: 'Your bank has not confirmed the payment yet. The items open as soon as the money arrives.',
      failed: 'Your bank or card company declined the payment. Nothing was charged.',
      cancelled: 'The payment page has expired. Nothing was charged.',
      refunded: 'The money was returned. The items are no longer open to you; your progress and notes stay.',
      partly_refunded: 'A part of the money was returned.',
      disputed: 'Your bank has reported this payment to us. Until that is settled, the items are not open to you.',
    },
    toCart: 'Go to your cart',
    giftMessage: 'Your message',
    claimedOn: (date: Date) => `Claimed on ${day(date)}`,
    refund: 'Refund',
    ask: 'Ask for a refund',
    meaning:
      'If we agree, you get your money back, and the items close. Your progress and notes stay, in case you buy them ' +
      'again.',
    meaningGift: 'If we agree, you get your money back, and the gift can no longer be claimed.',
    reason: 'Why do you want a refund?',
    reasonMissing: 'Write a few words, so that we can decide.',
    reasonLong: (max: number) => `Shorten your reason to ${format.number(max)} characters.`,
    send: 'Send the request',
    cancel: 'Keep the order',
    sent: 'Your request has been sent.',
    sendFailed: 'Your request could not be sent. It is still here: please try again.',
    loadFailed: 'We could not check whether you have asked for a refund. Reload the page to try again.',
    requests: {
      sent: 'Your request has been sent. The answer appears here.',
      open: 'We have your request and will decide soon. The answer appears here.',
      approved: 'We agreed. The money is being returned.',
      declined: 'We did not agree to a refund.',
      refunded: 'We agreed, and the money was returned. It can take some days to reach your account.',
    },
    askedOn: (date: Date) => `You asked on ${day(date)}:`,
    answer: 'Our answer:',
  };
});
