import { translatable } from '@lectern/shared/translations';

/** Texts of the cart. */
export const cartText = translatable('cart', (format) => {
  const items = (n: number): string => format.count(n, { one: 'item', other: 'items' });
  return {
    title: 'Shopping',
    lead: (n: number) => (n === 0 ? 'Courses and books that you add appear here.' : `${items(n)} in your cart`),
    emptyTitle: 'Your cart is empty',
    empty: 'Add a course or a book to get started.',
    courses: 'Browse courses',
    books: 'Browse books',
    items: 'Your items',
    course: 'Course',
    book: 'Book',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed from your cart.`,
    saveForLater: 'Save for later',
    saveForLaterOf: (name: string) => `Save ${name} for later`,
    savedForLater: (name: string) => `${name} is saved for later.`,
    saveForLaterFailed: 'It could not be saved for later. It is still in your cart.',
    withdrawn: 'No longer available. Not included in the total.',
    isFree: 'Now free: no checkout needed.',
    get: 'Get it',
    priceUnknown: 'The price is not available right now.',
    pricesFailed: 'The prices could not be loaded',
    cartIsSafe: 'Nothing in your cart is lost.',
    summary: 'Summary',
    total: 'Total',
    notCounted: (n: number) => `${items(n)} not included`,
    mixed: 'Prices in different currencies are not added up. You pay each sum separately.',
    noPaymentsTitle: 'This site takes no payments',
    noPayments: 'You cannot buy here. Your items stay in your cart.',
    checkout: 'Go to checkout',
    limit: (n: number, max: number) => `${items(n)} of at most ${format.number(max)}`,
    full: 'Your cart is full. Remove an item, or save one for later, to add more.',
    guest:
      'This cart is stored on this device only. Sign in to have it on all your devices and to save items for later.',
    signIn: 'Sign in',
  };
});
