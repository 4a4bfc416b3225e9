const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The words of orders and receipts. */
export const orderWords = {
  failed: 'Your orders could not be loaded',
  none: 'You have not ordered anything yet',
  noneLead: 'What you buy, and what you take for free, is listed here, with a receipt for each payment.',
  browse: 'Browse courses',
  books: 'Browse books',
  payments: 'Payments',
  claimed: 'Taken for free',
  paidOn: (date: Date | null) => (date ? day.format(date) : 'Date not given'),
  takenOn: (date: Date) => `Taken on ${day.format(date)}`,
  items: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
  item: 'An item',
  states: {
    succeeded: 'Paid',
    processing: 'Being processed',
    refunded: 'Refunded',
    canceled: 'Cancelled',
    open: 'Not paid',
  },
  receipt: 'Receipt',
  receiptOf: (number: string) => `Receipt of payment ${number}`,
  open: { book: 'Read', course: 'Go to the course' },
  openOf: { book: (name: string) => `Read ${name}`, course: (name: string) => `Go to the course ${name}` },
  gone: 'An item that is no longer offered',
  all: 'All orders',
  print: 'Print or save as PDF',
  unknown: 'You have no payment with this number',
  unknownLead: 'The link may not be whole, or it belongs to another account.',
  title: 'Receipt',
  by: 'Lectern',
  number: 'Payment',
  date: 'Paid on',
  when: (date: Date | null) => (date ? minute.format(date) : 'not given'),
  to: 'For',
  state: 'State',
  what: 'Item',
  amount: 'Amount',
  total: 'Total',
  note:
    'This receipt confirms what was paid. It was made from the record of the payment, and holds ' +
    'without a signature.',
} as const;
