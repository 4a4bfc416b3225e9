import Fastify, { type FastifyInstance } from 'fastify';
import { wireFieldsOf, type RunningBackend } from '@lectern/backend';
import { parsePublicPerson } from '@lectern/shared/domain';
import { startLecternBackend } from '@lectern/shared/project';
import { publishSnapshot } from '../snapshot';
import { peopleRoutes } from './peopleRoutes';

const DAY = new Date('2026-03-04T10:00:00Z');
let running: RunningBackend;
let app: FastifyInstance;
beforeAll(async () => {
  running = await startLecternBackend();
  const { firestore, storage } = running.backend;
  const profile = (displayName: string, visibility: string): object => ({
    ...{ displayName, headline: 'Baker', bio: 'Bread.', avatar: null, links: ['https://tess.example/'], visibility },
    ...{ createdAt: DAY, updatedAt: DAY },
  });
  const course = (teacherUid: string, status: string, day = DAY): object => ({
    ...{ slug: 'bread', title: 'About bread', subtitle: '', summary: 'Flour', category: 'cooking', subcategory: null },
    ...{ teacherUid, teacherName: 'Theo', level: 'all', language: 'en', captionLanguages: [], durationSec: 60 },
    ...{ lessonCount: 1, productId: null, ratingSum: 8, ratingCount: 2, cover: null, tags: [], status },
    ...{ createdAt: day, updatedAt: day },
  });
  const documents: Record<string, object> = {
    'categories/cooking': { name: 'Cooking', parent: null, order: 0, icon: 'pot' },
    'profiles/tess': profile('Tess', 'public'),
    'profiles/theo': profile('Theodor', 'private'),
    'profiles/lea': profile('Lea', 'private'),
    'courses/bread': course('tess', 'published'),
    'courses/salt': course('tess', 'published', new Date('2026-05-01T10:00:00Z')),
    'courses/secret': course('tess', 'draft'),
    'courses/soup': course('theo', 'published'),
  };
  for (const [path, data] of Object.entries(documents)) firestore.admin.set(path, wireFieldsOf(data));
  await publishSnapshot(running.backend, { bucket: 'lectern', openBuckets: [], warn: () => undefined });
  app = Fastify();
  await app.register(peopleRoutes({ firestore, storage, bucket: 'lectern' }));
});
afterAll(async () => {
  await app.close();
  await running.stop();
});

const ask = async (uid: string) => (await app.inject(`/api/people/${uid}`)).json<unknown>();

test('a teacher with a public profile is answered with published courses, newest first', async () => {
  const person = parsePublicPerson(await ask('tess'), 'tess');
  expect(person).toMatchObject({ name: 'Tess', profile: { headline: 'Baker', links: ['https://tess.example/'] } });
  expect(person.courses.map(({ id }) => id)).toEqual(['salt', 'bread']);
});

test('of a private profile only the name on the courses is public', async () => {
  expect(await ask('theo')).toMatchObject({ name: 'Theo', profile: null, courses: [{ id: 'soup' }] });
  expect(JSON.stringify(await ask('theo'))).not.toMatch(/Theodor|Baker/);
});

test.each(['lea', 'nobody', 'a%2F..%2Fb'])('%s is nobody', async (uid) => {
  expect(await ask(uid)).toBeNull();
});
