import { count } from './count';

const list = new Intl.ListFormat('en');

/** The words of the cart. */
export const cartWords = {
  title: 'Shopping',
  lead: (n: number) => (n === 0 ? 'What you choose is kept here.' : `${count(n, 'item', 'items')} in your cart`),
  emptyTitle: 'Your cart is empty',
  empty: 'Add a course or a book, and it waits for you here.',
  courses: 'Browse courses',
  books: 'Browse books',
  items: 'Your items',
  course: 'Course',
  book: 'Book',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed from your cart.`,
  later: 'Save for later',
  laterOf: (name: string) => `Save ${name} for later`,
  laid: (name: string) => `${name} is saved for later.`,
  laterFailed: 'It could not be saved for later, and stays in your cart.',
  withdrawn: 'No longer offered. It does not count: remove it, or keep it in case it comes back.',
  changed: (was: string, now: string) =>
    `The price has changed from ${was} to ${now}. It does not count until you accept it.`,
  changedTo: (now: string) => `The price has changed to ${now}. It does not count until you accept it.`,
  accept: 'Accept the new price',
  acceptOf: (name: string) => `Accept the new price of ${name}`,
  accepted: (name: string) => `The new price of ${name} is accepted.`,
  isFree: 'Free by now: you can have it without a cart.',
  get: 'Go and get it',
  unknown: 'The price is not known at the moment.',
  summary: 'Summary',
  total: 'Total',
  notCounted: (n: number) => `${count(n, 'item', 'items')} not counted`,
  mixed: 'Prices in different currencies are not added up: each sum is paid by itself.',
  atPayment: 'Taxes, where there are any, are part of the price.',
  noPaymentsTitle: 'No payments at present',
  noPayments:
    'This site takes no payments yet, so what costs something cannot be bought here. Your cart keeps it until it can.',
  limit: (n: number, most: number) => `${count(n, 'item', 'items')} of at most ${String(most)}`,
  full: 'Your cart is full. Take something out, or save it for later, to add more.',
  notKept:
    'This device has no room left to keep your cart, or may keep nothing. Free some room, or allow ' +
    'storage, and try again.',
  guest:
    'This cart is kept on this device alone. Signed in, you have it on all of them, and can save things for later.',
  signIn: 'Sign in',
  saved: 'Saved for later',
  savedEmpty: 'What you save for later stands here, on all your devices.',
  toCart: 'Move to cart',
  toCartOf: (name: string) => `Move ${name} to your cart`,
  moved: (name: string) => `${name} is in your cart.`,
  open: 'Open',
  openOf: (name: string) => `Open ${name}`,
  gone: 'No longer offered',
  forget: (name: string) => `Forget ${name}`,
  forgotten: (name: string) => `${name} is no longer saved.`,
  savedFailed: 'That did not work. Nothing is lost: try again.',
  owned: (names: readonly string[]) =>
    `${list.format(names)} left your cart, because ${names.length === 1 ? 'it is' : 'they are'} yours already.`,
  over: (names: readonly string[]) =>
    `A cart holds at most ten items. ${list.format(names)} ${names.length === 1 ? 'is' : 'are'} saved for later.`,
  understood: 'Understood',
} as const;
