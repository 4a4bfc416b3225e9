import { defineRemote } from './remote';

const facts = { id: 'books', path: '/books', screen: 'BooksScreen', title: 'Books' } as const;

defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'public' }] });
defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'signed-in', nav: { label: 'Books', order: 1 } }] });
// @ts-expect-error a route without access would be neither public nor guarded
defineRemote({ name: 'commerce', routes: [facts] });
// @ts-expect-error there are two kinds of access only
defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'private' }] });
// @ts-expect-error a remote has a name
defineRemote({ routes: [] });
// @ts-expect-error a navigation entry has an order
defineRemote({ name: 'commerce', routes: [{ ...facts, access: 'public', nav: { label: 'Books' } }] });
