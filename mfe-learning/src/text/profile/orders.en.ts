import { defineText } from '@lectern/shared/text';

/** Texts of orders and receipts. */
export const ordersText = defineText((format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Your orders could not be loaded',
    none: 'You have no orders yet',
    noneLead: 'Everything you buy or get for free is listed here, with a receipt for each payment.',
    browse: 'Browse courses',
    books: 'Browse books',
    payments: 'Payments',
    claimed: 'Free items',
    paidOn: (date: Date | null) => (date ? day(date) : 'Date unknown'),
    claimedOn: (date: Date) => `Added on ${day(date)}`,
    items: (names: readonly string[]) => format.list(names),
    item: 'An item',
    states: {
      succeeded: 'Paid',
      processing: 'Processing',
      failed: 'Not paid',
      cancelled: 'Cancelled',
      refunded: 'Refunded',
      partly_refunded: 'Partly refunded',
      disputed: 'Disputed',
    },
    receipt: 'Receipt',
    receiptOf: (number: string) => `Receipt of payment ${number}`,
    open: { book: 'Read', course: 'Go to the course' },
    openOf: { book: (name: string) => `Read ${name}`, course: (name: string) => `Go to the course ${name}` },
    unavailable: 'An item that is no longer offered',
    all: 'All orders',
    print: 'Print or save as PDF',
    unknown: 'You have no payment with this number',
    unknownLead: 'The link may be incomplete, or it belongs to another account.',
    title: 'Receipt',
    by: 'Lectern',
    number: 'Payment',
    date: 'Paid on',
    when: (date: Date | null) => (date ? format.date(date, { dateStyle: 'long', timeStyle: 'short' }) : 'unknown'),
    to: 'For',
    state: 'Status',
    what: 'Item',
    amount: 'Amount',
    total: 'Total',
    note:
      'This receipt confirms your payment. It was created from the payment ' +
      'record and is valid without a signature.',
  };
});
