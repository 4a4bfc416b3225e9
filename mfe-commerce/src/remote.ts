import { defineRemote } from '@lectern/shared/contract';

/** Books, and the cart that books and courses go through. */
export default defineRemote({
  name: 'commerce',
  routes: [
    {
      id: 'books',
      path: '/books',
      screen: 'BooksScreen',
      access: 'public',
      title: 'Books',
      nav: { label: 'Books', order: 20 },
      data: ['books'],
      prerender: true,
    },
    { id: 'shopping', path: '/shopping', screen: 'ShoppingScreen', access: 'public', title: 'Shopping' },
  ],
});
