import { formatPenLesson, PEN_TEST_LIMITS, scanPenLesson, type PenLesson, type PenTest } from '@lectern/shared/domain';
import { keyed, type Keyed } from '../sorting/useItems';

/** A code lesson in the editor: it may be incomplete. */
export type EditedLesson = Omit<PenLesson, 'tests'> & { tests: Keyed<PenTest>[] };

/** The files of a code lesson, in the order of the editor. */
export const FILES = ['html', 'css', 'js'] as const;
/** Name of a file of a code lesson. */
export type FileName = (typeof FILES)[number];
/** Contents of the files; an empty one is no file. */
export type Files = Record<FileName, string>;

/** Reads the body of a code lesson. Never throws. */
export function readCodeBody(body: string): EditedLesson {
  const { lesson } = scanPenLesson(body);
  return { ...lesson, tests: lesson.tests.map((test) => keyed(test)) };
}

/** Writes the body of a code lesson. */
export const writeCodeBody = ({ tests, ...lesson }: EditedLesson): string =>
  formatPenLesson({
    ...lesson,
    tests: tests.map(({ name, code, isHidden, hint, limitSec }) => ({ name, code, isHidden, hint, limitSec })),
  });

/** Returns a test with an empty expectation. */
export const newTest = (): PenTest => ({
  name: '',
  code: '',
  isHidden: false,
  hint: '',
  limitSec: PEN_TEST_LIMITS.sec,
});

/** Problem of a test's field; null if there is none. */
export type TestProblems = { name: 'name' | 'same' | 'long' | null; code: 'code' | 'expect' | 'long' | null };

/** Returns the problems of a test among all tests of its lesson. */
export function testProblems(test: PenTest, tests: readonly PenTest[]): TestProblems {
  const name = test.name.trim();
  const isSecond = tests.some((other) => other !== test && other.name.trim() === name);
  const { name: longestName, code: longestCode } = PEN_TEST_LIMITS;
  return {
    name: !name ? 'name' : isSecond ? 'same' : name.length > longestName ? 'long' : null,
    code: !test.code.trim()
      ? 'code'
      : !/\bexpect\s*\(/.test(test.code)
        ? 'expect'
        : test.code.length > longestCode
          ? 'long'
          : null,
  };
}

/** Returns true if no file holds code. */
export const isWithoutCode = ({ html, css, js }: Files): boolean => !(html + css + js).trim();
