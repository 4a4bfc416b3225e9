import { defineText } from '@lectern/shared/text';

/** Texts of the cart and of what is saved for later. */
export const cartText = defineText((format) => {
  const items = (n: number): string => format.count(n, { one: 'item', other: 'items' });
  const isOrAre = (names: readonly string[]): string => format.plural(names.length, { one: 'is', other: 'are' });
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
    changed: (was: string, now: string) =>
      `The price has changed from ${was} to ${now}. Accept it to include this item in the total.`,
    changedTo: (now: string) => `The price has changed to ${now}. Accept it to include this item in the total.`,
    accept: 'Accept the new price',
    acceptOf: (name: string) => `Accept the new price of ${name}`,
    accepted: (name: string) => `You accepted the new price of ${name}.`,
    isFree: 'Now free: no checkout needed.',
    get: 'Get it',
    priceUnknown: 'The price is not available right now.',
    pricesFailed: 'The prices could not be loaded',
    cartIsSafe: 'Nothing in your cart is lost.',
    summary: 'Summary',
    total: 'Total',
    notCounted: (n: number) => `${items(n)} not included`,
    mixed: 'Prices in different currencies are not added up. You pay each sum separately.',
    noPaymentsTitle: 'Payments are not available yet',
    noPayments: 'You cannot buy here yet. Your items stay in your cart until you can.',
    limit: (n: number, max: number) => `${items(n)} of at most ${format.number(max)}`,
    full: 'Your cart is full. Remove an item, or save one for later, to add more.',
    notStored: 'Your cart could not be stored on this device. Free some space or allow storage, then try again.',
    guest:
      'This cart is stored on this device only. Sign in to have it on all your devices and to save items for later.',
    signIn: 'Sign in',
    saved: 'Saved for later',
    savedEmpty: 'Items that you save for later appear here, on all your devices.',
    savedFailed: 'Your saved items could not be loaded',
    toCart: 'Move to cart',
    toCartOf: (name: string) => `Move ${name} to your cart`,
    moved: (name: string) => `${name} is in your cart.`,
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
    unavailable: 'No longer available',
    removeSaved: (name: string) => `Remove ${name} from your saved items`,
    removedSaved: (name: string) => `${name} was removed from your saved items.`,
    changeFailed: 'That did not work. Nothing is lost: please try again.',
    owned: (names: readonly string[]) =>
      `${format.list(names)} ${isOrAre(names)} yours already, so we removed ` +
      `${format.plural(names.length, { one: 'it', other: 'them' })} from your cart.`,
    over: (names: readonly string[]) =>
      `A cart holds at most ten items. ${format.list(names)} ${isOrAre(names)} saved for later.`,
    understood: 'Got it',
  };
});
