import { defineRemote } from './defineRemote';

const facts = { id: 'books', path: '/books', screen: 'BooksScreen', title: 'Books' } as const;

defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'public' }] });
defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'signed-in', nav: { label: 'Books', order: 1 } }] });
// @ts-expect-error a route must declare its access
defineRemote({ name: 'commerce', routes: [facts] });
// @ts-expect-error access is either public or signed-in
defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'private' }] });
// @ts-expect-error a remote must have a name
defineRemote({ routes: [] });
// @ts-expect-error a navigation entry must have an order
defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'public', nav: { label: 'Books' } }] });
