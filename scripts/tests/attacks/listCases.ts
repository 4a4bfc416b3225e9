import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const draft = { ...good.course, status: 'draft', ...fresh };
const long = (length: number): string => 'x'.repeat(length);
const at = (name: string): string => `courses/draft/files/${name}`;
const times = <T>(count: number, entry: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => entry(i));
const caption = { language: 'en', path: at('one.vtt'), kind: 'captions' };
const resource = { title: 'Recipe', path: at('recipe.pdf') };
const content = { ...good.content, video: at('one.mp4') };

const CONTENT = 'courses/draft/content/lists';

const FULL = {
  ...content,
  captions: times(20, (i) => ({ ...caption, path: at(`captions-${String(i)}.vtt`) })),
  chapters: times(100, (i) => ({ title: `Chapter ${String(i)}`, startSec: i })),
  resources: times(20, (i) => ({ title: `Resource ${String(i)}`, path: at(`resource-${String(i)}.pdf`) })),
};

const LESSONS: Case[] = [
  ...casesOf('admin', 'allowed', {
    'writes a lesson with every list full': { create: CONTENT, data: FULL },
    'links a resource': {
      create: CONTENT,
      data: { ...content, resources: [{ title: 'Site', path: 'https://flour.example/a?b=c' }] },
    },
    'describes a video in Portuguese': {
      create: CONTENT,
      data: { ...content, captions: [{ ...caption, language: 'pt-BR', kind: 'descriptions' }] },
    },
  }),
  ...invalidVariants('admin', CONTENT, content, {
    'a caption that is a text': { captions: ['en'] },
    'a caption without a path': { captions: [{ language: 'en', kind: 'captions' }] },
    'a caption in no language': { captions: [{ ...caption, language: 'klingon!' }] },
    'a caption with a number as language': { captions: [{ ...caption, language: 7 }] },
    'a caption of another kind': { captions: [{ ...caption, kind: 'script' }] },
    'a caption of another course': { captions: [{ ...caption, path: 'courses/full/files/one.vtt' }] },
    'a caption on another site': { captions: [{ ...caption, path: 'https://evil.example/one.vtt' }] },
    'a caption path that leaves the course': { captions: [{ ...caption, path: at('../../full/files/one.vtt') }] },
    'a malformed last caption': { captions: [...times(19, () => caption), { ...caption, path: 1 }] },
    'twenty-one captions': { captions: times(21, () => caption) },
    'captions as a text': { captions: 'en' },
    'null among the captions': { captions: [null] },
    'a resource that is a text': { resources: [at('recipe.pdf')] },
    'a resource without a title': { resources: [{ path: at('recipe.pdf') }] },
    'a resource with an empty title': { resources: [{ ...resource, title: '' }] },
    'a resource with a title of 121': { resources: [{ ...resource, title: long(121) }] },
    'a resource of another course': { resources: [{ ...resource, path: 'courses/full/files/recipe.pdf' }] },
    'a resource that runs a script': { resources: [{ ...resource, path: 'javascript:alert(1)' }] },
    'a resource over http': { resources: [{ ...resource, path: 'http://flour.example/' }] },
    'a resource with a name in its address': { resources: [{ ...resource, path: 'https://lectern@evil.example/' }] },
    'a resource with data in its address': { resources: [{ ...resource, path: 'data:text/html,x' }] },
    'a malformed twentieth resource': { resources: [...times(19, () => resource), 7] },
    'twenty-one resources': { resources: times(21, () => resource) },
    'resources as a map': { resources: { a: resource } },
    '101 chapters': { chapters: times(101, (i) => ({ title: 'x', startSec: i })) },
    'a video of another course': { video: 'courses/full/files/one.mp4' },
    'a video in a hidden file': { video: at('.one.mp4') },
  }),
];

const TEXTS: Case[] = [
  ...casesOf('admin', 'allowed', {
    'creates a draft with ten tags and twenty languages': {
      create: 'courses/listed',
      data: { ...draft, tags: times(10, () => long(40)), captionLanguages: times(20, () => 'pt-BR') },
    },
    'creates a draft without tags': { create: 'courses/untagged', data: { ...draft, tags: [], captionLanguages: [] } },
  }),
  ...invalidVariants('admin', 'courses/unlisted', draft, {
    'a number among the tags': { tags: ['bread', 7] },
    'null among the tags': { tags: [null] },
    'an empty tag': { tags: ['bread', ''] },
    'a tag of 41': { tags: [long(41)] },
    'a tag with a line break': { tags: ['a\nb'] },
    'a map among the tags': { tags: [{ a: 1 }] },
    'a number among the languages': { captionLanguages: [1] },
    'no language among the languages': { captionLanguages: ['en', 'not a language'] },
    'twenty-one languages': { captionLanguages: times(21, () => 'en') },
    'languages in one text': { captionLanguages: 'en' },
  }),
  ...invalidVariants(
    'learner',
    'users/learner/reading/free-book',
    { ...good.reading, updatedAt: SERVER_TIME },
    {
      'a number among the bookmarks': { bookmarks: ['c1', 2] },
      'an empty bookmark': { bookmarks: [''] },
      'a bookmark of 501': { bookmarks: [long(501)] },
      '101 bookmarks': { bookmarks: times(101, () => 'c') },
    },
  ),
  ...invalidVariants(
    'admin',
    'books/listed',
    { ...good.book, status: 'draft', ...fresh },
    {
      'no author': { authors: [] },
      'a number among the authors': { authors: ['A', 1] },
      'an author of 81': { authors: [long(81)] },
      'eleven authors': { authors: times(11, () => 'A') },
    },
  ),
  ...invalidVariants(
    'learner',
    'profiles/learner',
    { ...good.profile, ...fresh },
    {
      'a number among the links': { links: [1] },
      'a link with a space': { links: ['https://a.example/ b'] },
      'a fifth link that is no link': { links: [...times(4, () => 'https://a.example/'), 'mailto:a@a.example'] },
    },
  ),
  ...invalidVariants(
    'learner',
    'carts/learner',
    { items: [good.cartItem], updatedAt: SERVER_TIME },
    {
      'a text among the items': { items: [good.cartItem, 'prod-book'] },
      'a malformed tenth item': { items: [...times(9, () => good.cartItem), { ...good.cartItem, refId: 7 }] },
      'an item without a price': { items: [{ productId: 'prod-book', kind: 'book', refId: 'paid-book' }] },
    },
  ),
  ...casesOf('learner', 'allowed', {
    'keeps a hundred bookmarks': {
      create: 'users/learner/reading/free-book',
      data: { ...good.reading, bookmarks: times(100, () => long(500)), updatedAt: SERVER_TIME },
    },
    'keeps ten items in the cart': {
      create: 'carts/learner',
      data: { items: times(10, () => good.cartItem), updatedAt: SERVER_TIME },
    },
    'links five pages': {
      update: 'profiles/learner',
      data: { links: times(5, () => 'https://lea.example/'), updatedAt: SERVER_TIME },
    },
  }),
];

/** Cases of the elements of lists: types, lengths and addresses of each one, also of the last. */
export const LIST_CASES: Case[] = [...LESSONS, ...TEXTS];
