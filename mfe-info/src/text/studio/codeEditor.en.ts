import { translatable } from '@lectern/shared/translations';

/** Texts of the editor of code lessons. */
export const codeEditorText = translatable('studio/codeEditor', (format) => {
  const tests = (count: number): string => format.count(count, { one: 'test', other: 'tests' });
  const list = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');
  return {
    task: 'Task',
    taskHint: 'Shown above the code. Markdown.',
    code: 'Code',
    versions: 'Version of the code',
    starting: 'Starting code',
    startingLead: 'The learner’s editor begins with these files.',
    solution: 'Solution',
    solutionLead: 'Only you and reviewers see the solution. It shows that the task can be solved.',
    files: { html: 'HTML', css: 'CSS', js: 'JavaScript' },
    addFile: (file: string) => `Add ${file}`,
    deleteFile: (file: string) => `Delete ${file}`,
    copyStart: 'Copy the starting code',
    fileOf: (file: string, version: string) => `${file}, ${version}`,
    tests: 'Tests',
    testsLead:
      'Tests judge the learner’s code, each in a fresh page. The lesson is done once all pass. ' +
      'Without tests, learners mark it as done themselves.',
    addTest: 'Add a test',
    test: (number: number) => `Test ${format.number(number)}`,
    named: (number: number, name: string) => `test ${format.number(number)}${name ? `: ${name}` : ''}`,
    name: 'What the test expects',
    nameHint: 'Such as “Adds two numbers”. Learners see it.',
    testCode: 'Test code',
    hint: 'Hint',
    hintHint: 'Shown once the test fails.',
    hidden: 'Hide the code and details of this test from learners',
    limit: 'Time limit',
    seconds: (count: number) => format.count(count, { one: 'second', other: 'seconds' }),
    help: 'What a test can use',
    helpRows: [
      [
        'expect(value)',
        'toBe, toEqual, toBeCloseTo, toBeGreaterThan, toBeLessThan, toContain, toMatch, toHaveLength, ' +
          'toBeTruthy, toBeFalsy, toThrow; each also after .not',
      ],
      ['page.click(target)', 'Clicks an element, or the first one that matches a selector'],
      ['page.type(target, text)', 'Replaces the text of a field'],
      ['page.press(target, key)', 'Presses a key; Enter sends the form of a field'],
      ['page.style(target, property)', 'Returns the computed value of a CSS property'],
      ['page.logs()', 'Returns the lines of the console'],
      ['await page.wait(ms)', 'Waits, for timers'],
      ['document', 'The learner’s page, and all functions and variables of the script'],
    ],
    check: 'Run the tests',
    checking: 'Running…',
    frame: 'Your code under test',
    againstStart: 'With the starting code',
    againstSolution: 'With the solution',
    counts: (passed: number, all: number) => `${format.number(passed)} of ${tests(all)} passed`,
    verdict: {
      good: 'The tests tell the starting code from the solution.',
      startPasses: 'All tests pass with the starting code: learners would have nothing to do.',
      early: (names: readonly string[]) => `Already passes with the starting code: ${list(names)}`,
      solutionFails: (names: readonly string[]) => `Does not pass with the solution: ${list(names)}`,
      noSolution: 'Write a solution to check that the task can be solved.',
    },
    saved: 'Solution saved',
    saving: 'Saving the solution…',
    offline: 'Offline: the solution is saved on this device',
    failed: 'Couldn’t save the solution. It is saved on this device.',
    retry: 'Try again',
    conflict: 'The solution was changed in another window.',
    keepMine: 'Keep this one',
    takeTheirs: 'Take the other one',
    loadFailed: 'The solution could not be loaded.',
    problems: {
      noCode: 'Add at least one file with code.',
      name: 'Write what the test expects.',
      same: 'Another test has this name.',
      code: 'Write the code of the test.',
      expect: 'The test checks nothing: use expect(…).',
      long: (limit: number) => `Longer than ${format.number(limit)} characters.`,
      many: (limit: number) => `A lesson has at most ${tests(limit)}.`,
      body: (limit: number) => `Task, code and tests together are longer than ${format.number(limit)} characters.`,
    },
  };
});
