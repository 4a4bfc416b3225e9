import { translatable } from '@lectern/shared/translations';

/** Texts of the list of orders. */
export const ordersText = translatable('profile/orders', (format) => {
  const day = (date: Date): string => format.date(date, { dateStyle: 'long' });
  return {
    failed: 'Your orders could not be loaded',
    none: 'You have no orders yet',
    noneLead: 'Everything you buy or get for free is listed here, with a receipt for each payment.',
    browse: 'Browse courses',
    books: 'Browse books',
    title: 'Orders',
    count: (n: number) => format.count(n, { one: 'order', other: 'orders' }),
    more: (n: number) => `Show ${format.number(n)} more`,
    numberAndDay: (number: string | null, date: Date) => (number ? `Order ${number}, ${day(date)}` : day(date)),
    items: (names: readonly string[]) => format.list(names),
    item: 'An item',
    free: 'Free',
    states: {
      succeeded: 'Paid',
      processing: 'Waiting for the bank',
      failed: 'Declined',
      cancelled: 'Expired',
      refunded: 'Refunded',
      partly_refunded: 'Partly refunded',
      disputed: 'Disputed',
    },
    gifts: {
      pending: (email: string) => `A gift for ${email}, which waits for your payment`,
      sent: (email: string) => `A gift for ${email}, not claimed yet`,
      claimed: (email: string) => `A gift for ${email}, claimed`,
      void: (email: string) => `A gift for ${email}, void after the refund`,
    },
    details: 'Details',
    detailsOf: (names: readonly string[]) => `Details of the order of ${format.list(names)}`,
    open: { book: 'Read', course: 'Go to the course' },
    openOf: { book: (name: string) => `Read ${name}`, course: (name: string) => `Go to the course ${name}` },
    unavailable: 'An item that is no longer offered',
  };
});
