import {
  CourseTableBuilder,
  encodeCourseTable,
  encodeTextIndex,
  rowOf,
  TextIndexBuilder,
} from '@lectern/shared/search';
import type { ListedCourse } from '@lectern/shared/domain';
import { Random } from '../../generate/Random';
import { CourseRows } from './CourseRows';

const TITLES = ['Bread from scratch', 'C++ in a week', 'Zürich, slowly', 'パンを焼く', 'Bread', 'Data and bread'];
const now = (): Promise<void> => Promise.resolve();

function courseOf(random: Random, id: string): ListedCourse & { subtitle: string; more: string[] } {
  return {
    id,
    slug: random.pick(['bread', 'bread-from-scratch']),
    title: random.pick(TITLES),
    subtitle: random.pick(TITLES),
    teacherName: random.pick(['Ada', 'Bread']),
    more: [random.pick(TITLES)],
    category: random.pick(['a', 'b']),
    subcategory: random.pick([null, 'c']),
    level: 'all',
    language: random.pick(['en', 'de']),
    durationSec: random.integer(0, 9),
    lessonCount: 1,
    ratingSum: 0,
    ratingCount: 0,
    cover: null,
    price: random.pick([null, { amount: 5, currency: 'eur' }]),
    createdAt: random.integer(0, 9),
  };
}

test('added, changed and removed rows give the same table and index as the courses themselves', async () => {
  const random = new Random(7);
  const cached = new CourseRows();
  const courses = new Map<string, ReturnType<typeof courseOf>>();
  for (let turn = 0; turn < 300; turn += 1) {
    const id = `c${random.integer(0, 40)}`;
    const course = courseOf(random, id);
    const entry = {
      productId: null,
      category: course.category,
      subcategory: course.subcategory ?? '',
      teacherUid: 't',
      row: rowOf(course),
      words: cached.words.encode(course),
    };
    const stays = random.chance(0.7);
    if (stays) courses.set(id, course);
    else courses.delete(id);
    cached.set(id, stays ? entry : null);
    if (turn % 20 !== 0) continue;
    const [table, index] = [new CourseTableBuilder(), new TextIndexBuilder()];
    for (const known of [...courses.values()].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      table.add(known);
      index.add(known);
    }
    expect([...encodeCourseTable(await cached.buildTable(now))].join('')).toBe(
      [...encodeCourseTable(table.finish())].join(''),
    );
    expect(encodeTextIndex(await cached.buildIndex(now))).toEqual(encodeTextIndex(index.finish()));
    expect(
      Array.from(cached.counts)
        .filter(([, count]) => count > 0)
        .reduce((sum, [slug, count]) => (slug === 'c' ? sum : sum + count), 0),
    ).toBe(courses.size);
  }
});
