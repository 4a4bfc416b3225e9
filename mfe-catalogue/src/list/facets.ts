import type { ListedCourse } from '@lectern/shared/domain';

/** What courses can be narrowed by, in the order of the panel; each is a parameter of the query string. `topic` is a subcategory. */
export const FACETS = ['category', 'topic', 'level', 'price', 'duration', 'language'] as const;

/** One of FACETS. */
export type Facet = (typeof FACETS)[number];

/** The values that are chosen of each facet, as ids; none of a facet means that it does not narrow. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

const HOUR = 3600;

/** The lengths of courses: the id of each, and below how many seconds it holds. */
const DURATIONS = [['under-1h', HOUR], ['1h-3h', 3 * HOUR], ['3h-10h', 10 * HOUR], ['over-10h', Infinity]] as const;

/** Values that have an order of their own, from first to last. */
export const ORDERED_VALUES: Partial<Record<Facet, readonly string[]>> = {
  level: ['all', 'beginner', 'intermediate', 'advanced'],
  price: ['free', 'paid'],
  duration: DURATIONS.map(([id]) => id),
};

const valueOf: Record<Facet, (course: ListedCourse) => string> = {
  category: (course) => course.category,
  topic: (course) => course.subcategory ?? '',
  level: (course) => course.level,
  price: (course) => (course.price === null || course.price.amount === 0 ? 'free' : 'paid'),
  duration: (course) => DURATIONS.find(([, below]) => course.durationSec < below)?.[0] ?? '',
  language: (course) => course.language,
};

/** Courses that meet every facet, in the order given; and what each facet offers. */
export type Narrowed = {
  matching: ListedCourse[];
  /** Value → how many courses there would be with this value: every other facet counts, the value's own does not. */
  counts: ReadonlyMap<Facet, ReadonlyMap<string, number>>;
  /** How many courses there would be if the facet did not narrow. */
  without: ReadonlyMap<Facet, number>;
};

/** Narrows courses by what is chosen of `facets`, in one pass. A course without a value of a facet is not counted for it. */
export function narrowCourses(courses: readonly ListedCourse[], chosen: Chosen, facets: readonly Facet[]): Narrowed {
  const tests = facets.map((facet) => ({ facet, of: valueOf[facet], wanted: new Set(chosen[facet]), counts: new Map<string, number>(), missedOnlyHere: 0 }));
  const matching: ListedCourse[] = [];
  for (const course of courses) {
    const [missed, another] = firstMissed(tests, course);
    if (another) continue;
    if (missed) missed.missedOnlyHere += 1;
    else matching.push(course);
    for (const test of tests) {
      const value = missed && test !== missed ? '' : test.of(course);
      if (value) test.counts.set(value, (test.counts.get(value) ?? 0) + 1);
    }
  }
  return {
    matching,
    counts: new Map(tests.map(({ facet, counts }) => [facet, counts])),
    without: new Map(tests.map(({ facet, missedOnlyHere }) => [facet, matching.length + missedOnlyHere])),
  };
}

type Test = { of: (course: ListedCourse) => string; wanted: ReadonlySet<string> };

/** The first facet that a course does not meet, and whether there is another. */
function firstMissed<T extends Test>(tests: readonly T[], course: ListedCourse): [T | undefined, boolean] {
  let missed: T | undefined;
  for (const test of tests) {
    if (test.wanted.size === 0 || test.wanted.has(test.of(course))) continue;
    if (missed) return [missed, true];
    missed = test;
  }
  return [missed, false];
}
