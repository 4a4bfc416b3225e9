import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge } from '../testing/judgeRules';
import { RulesSyntaxError } from './rulesSyntaxError';

/** Conditions, by what the official Firestore emulator (1.19.8) makes of them. */
const TABLE = JSON.parse(readFileSync(join(__dirname, 'hostedConditions.json'), 'utf8')) as Record<
  'true' | 'false' | 'failure' | 'refused',
  string[]
>;

test.each(TABLE.true)('%s is true', (condition) => {
  expect(judge(condition)).toBe(true);
});

test.each(TABLE.false)('%s is false', (condition) => {
  expect(judge(condition)).toBe(false);
});

test.each(TABLE.failure)('%s fails', (condition) => {
  expect([typeof judge(condition), typeof judge(`!(${condition})`)]).toEqual(['string', 'string']);
});

test.each(TABLE.refused)('%s is no expression', (condition) => {
  expect(() => judge(condition)).toThrow(RulesSyntaxError);
});
