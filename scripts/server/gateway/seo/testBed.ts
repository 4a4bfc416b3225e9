import { gzipSync } from 'node:zlib';
import type { FastifyPluginAsync, LightMyRequestResponse } from 'fastify';
import type { ReleaseRoute } from '@lectern/shared/contract';
import {
  courseFilePath,
  type CatalogueCourse,
  type CataloguePointer,
  type ListedCategory,
} from '@lectern/shared/domain';
import { CourseTableBuilder, encodeCourseTable } from '@lectern/shared/search';

import { createGateway, type Gateway } from '../createGateway';
import { createSiteFixture, fixtureConfig, type SiteFixture } from '../../../tests/fixtures/gatewaySite';

const HASH = '0123456789abcdef';
const at = (name: string): string => `catalogue/${HASH}/${name}.json`;
export const pointer: CataloguePointer = {
  schemaVersion: 2,
  generation: HASH,
  home: at('home'),
  books: at('books'),
  lists: { all: at('all') },
  rows: at('rows'),
  words: at('words'),
  courseCount: 2,
};
export const category = (slug: string, parent: string | null = null, courseCount = 1): ListedCategory => ({
  slug,
  name: slug.toUpperCase(),
  parent,
  order: 0,
  icon: 'x',
  courseCount,
});
export const course: CatalogueCourse = {
  id: 'c1',
  slug: 'glass-steel',
  title: 'Glass & <steel>',
  teacherName: 'Ada "A" Lovelace',
  category: 'design',
  subcategory: null,
  outcomes: [],
  level: 'beginner',
  language: 'en',
  durationSec: 3600,
  lessonCount: 3,
  ratingSum: 9,
  ratingCount: 2,
  cover: 'catalogue/covers/c1.png',
  createdAt: 1,
  price: { priceId: 'p', amount: 1900, currency: 'eur' },
  productId: 'p',
  subtitle: '',
  summary: '',
  tags: [],
  captionLanguages: [],
  updatedAt: 1,
  categories: [{ slug: 'design', name: 'DESIGN' }],
  teacher: { uid: 'tess', name: 'Ada', headline: '', bio: '', avatar: null },
  sections: [],
  reviews: { stars: [0, 0, 0, 1, 1], newest: [] },
};

/** The site of the running test. */
export let site: SiteFixture;
/** The gateway of the running test. */
export let gateway: Gateway;
/** Published files of the running test, by path. */
export let files: Map<string, unknown>;
/** Answers of `/api/people/{uid}` in the running test, by uid: null for everybody else. */
export let people: Map<string, unknown>;
export const storage: FastifyPluginAsync = (app) => {
  app.get<{ Params: { uid: string } }>('/api/people/:uid', ({ params }, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(people.get(params.uid) ?? null)),
  );
  app.get<{ Params: { name: string } }>('/v0/b/demo.appspot.com/o/:name', ({ params }, reply) => {
    if (params.name === 'catalogue/pointer.json') return reply.send(pointer);
    const found = files.get(params.name);
    if (found === undefined) return reply.code(404).send('{}');
    return reply
      .headers({ 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .send(gzipSync(typeof found === 'string' ? found : JSON.stringify(found)));
  });
  return Promise.resolve();
};

/** Serves a small catalogue by a gateway of its own before each test, and removes both after it. */
export function prepareSeoSite(): void {
  beforeEach(createSite);
  afterEach(removeSite);
}

async function createSite(): Promise<void> {
  const rows = new CourseTableBuilder();
  for (const listed of [course, { ...course, id: 'c2', slug: 'x-y', title: 'Other' }]) rows.add(listed);
  people = new Map();
  files = new Map<string, unknown>([
    [
      pointer.home,
      {
        categories: [category('design'), category('type', 'design'), category('empty', null, 0)],
        popular: [],
        newest: [],
        open: [
          { bucket: 'open', name: 'hello-you', lessonCount: 2 },
          { bucket: 'closed', name: 'x', lessonCount: 1 },
        ],
      },
    ],
    [courseFilePath('c1'), course],
    [pointer.rows, [...encodeCourseTable(rows.finish())].join('')],
  ]);
  site = await createSiteFixture();
  await site.revise(({ remotes }) => {
    const { commerce } = remotes;
    const routes = commerce?.stable.routes.slice(0, 1).flatMap(routesLike) ?? [];
    return commerce
      ? { remotes: { ...remotes, commerce: { ...commerce, stable: { ...commerce.stable, routes } } } }
      : {};
  });
  gateway = createGateway({ home: site.home, config: fixtureConfig, port: 0, plugins: [storage], trustProxy: 1 });
  await gateway.load();
}

/** Routes with data of every kind, which otherwise are like this one. */
const routesLike = (route: ReleaseRoute): ReleaseRoute[] => [
  route,
  { ...route, id: 'teach', path: '/teach', dataWith: [{ param: 'teacher', path: '/api/people/' }] },
  { ...route, id: 'home', path: '/', title: 'Home', data: ['home'] },
  { ...route, id: 'course', path: '/course/:course_name/:course_id', screen: 'CourseScreen', data: ['course'] },
  { ...route, id: 'a', path: '/all-courses/category/:id', data: ['lists'] },
  { ...route, id: 'b', path: '/category/:id', data: ['lists'] },
  { ...route, id: 'c', path: '/courses/:category/:subcategory', data: ['lists'] },
];

async function removeSite(): Promise<void> {
  await gateway.close();
  await site.remove();
}

export const get = (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  gateway.app.inject({ url, headers: { host: 'lectern.example', ...headers } });
export const tag = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
export const canonical = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
