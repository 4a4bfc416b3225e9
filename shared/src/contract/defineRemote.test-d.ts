import { defineRemote } from './defineRemote';

const route = { id: 'books', path: '/books', screen: 'BooksScreen', title: 'Books' } as const;

defineRemote({ name: 'commerce', routes: [{ ...route, access: 'public' }] });
defineRemote({ name: 'commerce', routes: [{ ...route, access: 'signed-in', nav: { label: 'Books', order: 1 } }] });
// @ts-expect-error a route must declare its access
defineRemote({ name: 'commerce', routes: [route] });
// @ts-expect-error access is either public or signed-in
defineRemote({ name: 'commerce', routes: [{ ...route, access: 'private' }] });
// @ts-expect-error a remote must have a name
defineRemote({ routes: [] });
// @ts-expect-error a navigation entry must have an order
defineRemote({ name: 'commerce', routes: [{ ...route, access: 'public', nav: { label: 'Books' } }] });
