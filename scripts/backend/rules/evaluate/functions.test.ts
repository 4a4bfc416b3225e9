import { judge } from '../../testing/judgeRules';

test('functions see wildcards, parameters and let; parameters do not leak', () => {
  const functions =
    'function twice(x) { let y = x + x; return y; } function inner(x) { return twice(x + 1) + x; } ' +
    'function db() { return database; }';
  expect(judge("inner(1) == 5 && db() == '(default)'", {}, functions)).toBe(true);
});

test('a failing let or argument fails where it is read, and "||" may absorb it there', () => {
  const functions =
    'function f(x) { let y = x.nope; return y; } function g(x) { return x; } ' +
    'function h(x) { let y = x.nope; return y == 1 || true; } function i(x) { return true || x; }';
  expect(judge('f({})', {}, functions)).toMatch(/"nope" is undefined/);
  expect(judge('g({}.nope)', {}, functions)).toMatch(/"nope" is undefined/);
  expect(judge('h({})', {}, functions)).toBe(true);
  expect(judge('i({}.nope)', {}, functions)).toBe(true);
});

test('debug() adds its value to the reason', () => {
  expect(judge("debug('seen') == 'other'")).toMatch(/debug: string seen/);
});

test('a text or a list cannot grow until the memory is full', () => {
  const twice = (name: string, body: string): string => `function ${name}(x) { return ${body}; } `;
  const nested = (name: string, start: string): string =>
    `${`${name}(`.repeat(18)}${start}${')'.repeat(18)}.size() > 0`;
  const times = (body: string, start: string) => judge(nested('f', start), {}, twice('f', body));
  expect(times("x.replace('', 'aaa')", "'a'")).toMatch(/more than/);
  expect(judge(nested('f', "'aaaaaaaaaaaaaaaaaaaa'"), {}, twice('f', 'x + x'))).toMatch(/a value of more than/);
  expect(judge(nested('f', '[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]'), {}, twice('f', 'x.concat(x)'))).toMatch(
    /a value of more than/,
  );
});

test('a long pattern and very many matches fail, before they take seconds', () => {
  const data = { pattern: 'a'.repeat(10_001), text: 'a'.repeat(100_002) };
  expect(judge("'a'.matches(resource.data.pattern)", { data })).toMatch(/more than 10000 characters/);
  expect(judge("resource.data.text.replace('a', 'b') == ''", { data })).toMatch(/more than 100000 times/);
  expect(judge("resource.data.text.split('a') == []", { data })).toMatch(/more than 100000 times/);
});

test('more than 1,000 expressions end the evaluation, and no "||" absorbs that', () => {
  const many = Array.from({ length: 600 }, () => 'request.method == "x"').join(' || ');
  expect(judge(`(${many}) || true`)).toMatch(/more than 1000 expressions/);
});
