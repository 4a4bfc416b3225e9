import { runInNewContext } from 'node:vm';
import { guardLoops, guardMarkup } from './guardLoops';

/**
 * Runs a guarded script, as the body of a function, with a guard that allows 50 turns. Returns its result, or the
 * guard's message.
 */
function run(script: string): unknown {
  let turns = 0;
  const __guard = (line: number): void => {
    turns += 1;
    if (turns > 50) throw new Error(`stopped at line ${String(line)}`);
  };
  const guarded = guardLoops(`function pen() {${script}\n}`);
  try {
    return runInNewContext(`${guarded}\npen()`, { __guard }, { timeout: 1000 });
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ['while (true) {}', 'stopped at line 1'],
  ['let i = 0;\nwhile (true) i++;', 'stopped at line 2'],
  ['for (;;) ;', 'stopped at line 1'],
  ['do { } while (true)', 'stopped at line 1'],
  ['\n\nfor (let i = 0; i < 3; i++) {\n  while (true);\n}', 'stopped at line 4'],
  ['a: for (;;) { for (;;) { continue a; } }', 'stopped at line 1'],
  ['let n = 0; for (const x of [1, 2, 3]) n += x; return n', 6],
  ['let n = 0; for (const k in { a: 1, b: 2 }) { n += 1 } return n', 2],
  ['let n = 0; do n++; while (n < 5)\nreturn n', 5],
  ['let n = 0; for (let i = 0; i < 2; i++) for (let j = 0; j < 2; j++) n++; return n', 4],
  ['return "while (true) {}"', 'while (true) {}'],
  ['const f = (n) => n < 2 ? n : f(n - 1) + f(n - 2);\nreturn f(40)', 'stopped at line 1'],
  ['const o = { m() { return o.m() } };\nreturn o.m()', 'stopped at line 1'],
  ['class A { get x() { return new A().x } }\nreturn new A().x', 'stopped at line 1'],
  ['function f() { f() }\nf()', 'stopped at line 1'],
  ['while (true) { try { while (true); } catch {} }', 'stopped at line 1'],
  ['const f = (a) => ({ a });\nreturn f(3).a', 3],
  ['const f = async (a) => a, g = (x) => (y) => x + y;\nreturn g(1)(2)', 3],
  ['function f() { "use strict"; return this === undefined }\nreturn f()', true],
  ['a: while (1) b: for (;;) break a;\nreturn 5', 5],
  ['if (0) while (0) ; else return 7', 7],
])('%j gives %j', (script, outcome) => {
  expect(run(script)).toBe(outcome);
});

test('line numbers do not change', () => {
  const script = 'let a = 1;\nfor (;;) {\n  break;\n}\nlet b = 2;';
  expect(guardLoops(script).split('\n')).toHaveLength(5);
});

test('a script that does not parse is left to the browser', () => {
  expect(guardLoops('while (true {')).toBe('while (true {');
});

test('scripts and event handlers in markup are guarded, and the rest does not change', () => {
  const markup =
    '<p title="while (true) {}" onclick="for (;i &lt; 3;) go(&quot;a&quot;)">while (true) ' +
    '{}</p>\n<script>while (true) {}</script><style>a { b: c }</style>';
  const guarded = guardMarkup(markup);
  expect(guarded).toBe(
    '<p title="while (true) {}" onclick="for (;i < 3;) {__guard(1,1);go(&quot;a&quot;)}">while (true) ' +
      '{}</p>\n<script>while (true) {__guard(2,1);}</script><style>a { b: c }</style>',
  );
  expect(guardMarkup('<p>\n<p onclick="go(\n() => 1)">')).toBe('<p>\n<p onclick="go(\n() => (__guard(3,1),1))">');
  expect(guardMarkup('<p onclick=go()>x')).toBe('<p onclick="go()">x');
  expect(guardMarkup('')).toBe('');
});

test.each([
  ['', '__guard(1,1);'],
  [' type="module"', '__guard(1,1);'],
  [' type=" Text/JavaScript "', '__guard(1,1);'],
  [' type="text/jscript"', '__guard(1,1);'],
  [' type="text/babel"', '__guard(1,1);'],
  [' type="text/typescript"', '__guard(1,1);'],
  [' type="text/typescript-jsx"', '__guard(1,1);'],
  [' type="application/json"', ''],
  [' type="importmap"', ''],
  [' type="text/plain"', ''],
])('a script in markup is guarded if its type is one that runs: <script%s>', (attribute, guard) => {
  const markup = (inserted: string): string => `<script${attribute}>while (x < 1) {${inserted} }</script>`;
  expect(guardMarkup(markup(''))).toBe(markup(guard));
});

test.each([
  ['text/babel', 'const a = <b>{list.map((one) => one)}</b>;', 'list.map((one) => (__guard(1,1),one))'],
  ['text/typescript', 'const f = (a: number): number => a;', 'const f = (a: number): number => (__guard(1,1),a);'],
])('a script of the type %s is parsed in its dialect', (type, script, guarded) => {
  expect(guardMarkup(`<script type="${type}">${script}</script>`)).toContain(guarded);
});
