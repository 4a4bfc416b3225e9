import { translatable } from '@lectern/shared/translations';

/** Texts of the tests in a code lesson. */
export const judgedText = translatable('pen/judged', (format) => {
  const tests = (count: number): string => format.count(count, { one: 'test', other: 'tests' });
  return {
    title: 'Tests',
    lead: (count: number) => `${tests(count)} check your code. The lesson is done once all of them pass.`,
    run: 'Run tests',
    keys: 'or press Ctrl + Enter',
    running: (done: number, all: number) =>
      `Running test ${format.number(Math.min(done + 1, all))} of ${format.number(all)}…`,
    passed: (passed: number, all: number) => `${format.number(passed)} of ${tests(all)} passed`,
    allPassed: 'All tests passed. Lesson done.',
    changed: 'Your code has changed since these tests ran.',
    frame: 'Your code under test',
  };
});
