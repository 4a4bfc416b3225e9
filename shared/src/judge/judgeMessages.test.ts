import { hasPassed } from './judge';
import { parseJudgeMessage } from './judgeMessages';

test('results are parsed, with texts cut and lines checked', () => {
  expect(parseJudgeMessage({ kind: 'passed', extra: 1 })).toEqual({ kind: 'passed' });
  const failed = { kind: 'failed', matcher: 'toBe', isNot: false, expected: '5', received: 'x'.repeat(5_000), line: 3 };
  expect(parseJudgeMessage({ ...failed, pane: 'test' })).toEqual({
    kind: 'failed',
    failure: {
      expectation: { matcher: 'toBe', isNot: false, expected: '5', received: 'x'.repeat(1_000) },
      text: '',
      position: { pane: 'test', line: 3 },
    },
  });
  expect(parseJudgeMessage({ kind: 'broken', text: 'Oops', pane: 'js', line: 0 })).toEqual({
    kind: 'broken',
    text: 'Oops',
    position: null,
  });
});

test.each([null, 5, 'passed', {}, { kind: 'allPassed' }, { kind: ['passed'] }, { judge: 'ready' }])(
  '%j is no message',
  (data) => {
    expect(parseJudgeMessage(data)).toBeNull();
  },
);

test('a verdict passes only with every test, and without a stop', () => {
  const passed = { outcome: { kind: 'passed' as const }, broken: null, blocked: null };
  const one = { name: 'a', code: 'x', isHidden: false, hint: '', limitSec: 2 };
  expect(hasPassed({ runs: [passed], stop: null }, [one])).toBe(true);
  expect(hasPassed({ runs: [passed], stop: null }, [one, one])).toBe(false);
  expect(hasPassed({ runs: [passed], stop: { kind: 'flood' } }, [one])).toBe(false);
  expect(hasPassed({ runs: [], stop: null }, [])).toBe(false);
});
