import { translatable } from '@lectern/shared/translations';

/** Texts of what an account adds to the cart: items saved for later, removed lines, and unfinished payments. */
export const savedText = translatable('saved', (format) => {
  const isOrAre = (names: readonly string[]): string => format.plural(names.length, { one: 'is', other: 'are' });
  return {
    saved: 'Saved for later',
    savedEmpty: 'Items that you save for later appear here, on all your devices.',
    savedFailed: 'Your saved items could not be loaded',
    cartIsSafe: 'Nothing in your cart is lost.',
    course: 'Course',
    book: 'Book',
    toCart: 'Move to cart',
    toCartOf: (name: string) => `Move ${name} to your cart`,
    moved: (name: string) => `${name} is in your cart.`,
    open: 'Open',
    openOf: (name: string) => `Open ${name}`,
    unavailable: 'No longer available',
    removeSaved: (name: string) => `Remove ${name} from your saved items`,
    removedSaved: (name: string) => `${name} was removed from your saved items.`,
    changeFailed: 'That did not work. Nothing is lost: please try again.',
    full: 'Your cart is full. Remove an item, or save one for later, to add more.',
    notStored: 'Your cart could not be stored on this device. Free some space or allow storage, then try again.',
    owned: (names: readonly string[]) =>
      `${format.list(names)} ${isOrAre(names)} yours already, so we removed ` +
      `${format.plural(names.length, { one: 'it', other: 'them' })} from your cart.`,
    over: (names: readonly string[]) =>
      `A cart holds at most ten items. ${format.list(names)} ${isOrAre(names)} saved for later.`,
    understood: 'Got it',
    unfinishedTitle: 'You have an unfinished payment',
    unfinished: 'A payment page of yours is still open. Nothing was charged yet.',
    processingTitle: 'A payment of yours is being confirmed',
    processing: 'Do not pay again: the items open as soon as the money arrives.',
    seeOrder: 'See the order',
  };
});
