import {
  parseCategory,
  parseCourse,
  parseLesson,
  parsePrice,
  parseProduct,
  parseSection,
  type Course,
} from '@lectern/shared/domain';
import type { RunningBackend } from '@lectern/backend';
import { startLecternBackend } from '@lectern/shared/project';
import { plainFieldsOf } from '@lectern/backend';
import { generateContent } from '.';

let running: RunningBackend;
beforeEach(async () => (running = await startLecternBackend()));
afterEach(() => running.stop());

const each = <T>(collection: string, parse: (data: unknown, path: string) => T): T[] =>
  Array.from(running.backend.firestore.admin.scan(collection, { group: true }), ({ path, fields }) =>
    parse(plainFieldsOf(fields), path),
  );
const titles = (): string[] =>
  each('courses', parseCourse)
    .map(({ title }) => title)
    .sort();

test('a generated catalogue is valid, varied, and the same for the same seed', async () => {
  const logged: string[] = [];
  const options = { courses: 300, seed: 7, withOutlines: true, log: (line: string) => logged.push(line) };
  const { documents } = await generateContent(running.backend, options);
  const courses = each('courses', parseCourse);
  const varied = (of: (course: Course) => unknown): number => new Set(courses.map(of)).size;
  expect(courses).toHaveLength(300);
  expect([
    varied(({ title }) => title) > 250,
    varied(({ category }) => category),
    varied(({ level }) => level),
    varied(({ status }) => status),
  ]).toEqual([true, 12, 4, 2]);
  expect(each('categories', parseCategory).length).toBeGreaterThan(40);
  const offers = each('products', parseProduct);
  expect(each('prices', parsePrice)).toHaveLength(offers.length);
  expect(courses.filter(({ productId }) => productId !== null)).toHaveLength(offers.length);
  expect(each('lessons', parseLesson)).toHaveLength(courses.reduce((sum, { lessonCount }) => sum + lessonCount, 0));
  expect(each('sections', parseSection).length).toBeGreaterThan(300);
  const before = titles();
  expect(await generateContent(running.backend, options)).toMatchObject({ courses: 300 });
  expect(titles()).toEqual(before);
  await generateContent(running.backend, { ...options, courses: 10, seed: 8, withOutlines: false });
  expect(titles()).toHaveLength(310);
  expect(documents).toBeGreaterThan(2_000);
});
