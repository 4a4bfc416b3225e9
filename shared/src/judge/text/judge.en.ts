import { translatable } from '@lectern/shared/translations';
import type { CodePosition, Expectation, JudgeStop } from '../judgeMessages';

const FROZEN = 'It may run without end or use too much memory.';
const MATCHERS: Record<string, [is: string, isNot: string]> = {
  toBe: ['Expected', 'Expected anything but'],
  toEqual: ['Expected', 'Expected anything but'],
  toBeCloseTo: ['Expected about', 'Expected anything but about'],
  toBeGreaterThan: ['Expected more than', 'Expected no more than'],
  toBeLessThan: ['Expected less than', 'Expected no less than'],
  toContain: ['Expected to contain', 'Expected not to contain'],
  toMatch: ['Expected to match', 'Expected not to match'],
  toHaveLength: ['Expected a length of', 'Expected a length other than'],
  toBeTruthy: ['Expected a true value', 'Expected a false value'],
  toBeFalsy: ['Expected a false value', 'Expected a true value'],
  toThrow: ['Expected an error', 'Expected no error'],
  element: ['The page has no element that matches', ''],
  nothing: ['This test checks nothing: it has no expect(…)', ''],
};

/** Texts of the results of tests that judge code. */
export const judgeText = translatable('judge', (format) => {
  const seconds = (limit: number): string => `${format.number(limit)} s`;
  return {
    state: { passed: 'Passed', failed: 'Failed', stopped: 'Stopped', waiting: 'Not run' },
    results: 'Test results',
    expected: ({ matcher, isNot }: Expectation) => MATCHERS[matcher]?.[isNot ? 1 : 0] ?? 'Expected',
    received: 'Got',
    hint: 'Hint:',
    hidden: 'What this test checks is hidden.',
    testCode: 'Show this test',
    at: ({ pane, line }: CodePosition) =>
      ({ html: 'HTML, line', js: 'JavaScript, line', test: 'Test, line' })[pane] + ` ${format.number(line)}`,
    broken: (error: string) => `Your code stopped with an error: ${error}`,
    blocked: (address: string) => `Your code asked the network for ${address}. Tests run offline.`,
    stop: (stop: JudgeStop): string => {
      switch (stop.kind) {
        case 'endless':
          return `Stopped after ${seconds(stop.limitSec)}: your code did not end. Check its loops and timers.`;
        case 'frozen':
          return `Stopped after ${seconds(stop.limitSec + 1)}: your code did not answer. ${FROZEN}`;
        case 'replaced':
          return `Your code replaces ${stop.name}, which the tests rely on. Use another name.`;
        case 'flood':
          return 'Stopped: your code wrote more than 1,000 lines to the console.';
        case 'memory':
          return 'Stopped: your code asked for more than 256 MB of memory.';
        case 'forged':
          return 'Stopped: your code sent a message to the page around it. Only tests report results.';
        case 'left':
          return 'Stopped: your code left its page.';
        case 'not-loaded':
          return 'The tests did not load. You may be offline. Your code is safe.';
        case 'too-long':
          return 'Stopped: all tests together took more than a minute.';
      }
    },
  };
});
