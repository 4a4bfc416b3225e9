const number = new Intl.NumberFormat('en');
const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string): string => `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;

/** Every text of this remote that a person reads, in English. */
export const en = {
  books: {
    title: 'Books',
    lead: 'Read a sample, keep your place, and go on where you stopped.',
    by: (authors: readonly string[]) => new Intl.ListFormat('en').format(authors),
    pages: (n: number) => count(n, 'page', 'pages'),
    free: 'Free',
    add: 'Add to cart',
    added: (title: string) => `${title} is in your cart.`,
    inCart: 'In your cart',
    noneTitle: 'No books have been published yet',
    none: 'As soon as the first book is published, it stands here.',
    courses: 'See all courses',
  },
  cart: {
    title: 'Shopping',
    lead: (n: number) => (n === 0 ? 'What you choose is kept here, on this device.' : `${count(n, 'item', 'items')} in your cart`),
    emptyTitle: 'Your cart is empty',
    empty: 'Add a course or a book, and it waits for you here.',
    courses: 'Browse courses',
    books: 'Browse books',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed from your cart.`,
    items: 'Your items',
    course: 'Course',
    book: 'Book',
    total: 'Total',
    withdrawn: 'No longer offered: remove it to go on.',
    full: 'A cart holds at most ten items.',
    noPayments: 'This site takes no payments at present. Your cart is kept until it does.',
  },
  failed: {
    books: 'The books could not be loaded',
    prices: 'The prices could not be loaded',
    what: 'The connection may be down, or the service may be busy. Nothing in your cart is lost.',
    again: 'Try again',
  },
} as const;
