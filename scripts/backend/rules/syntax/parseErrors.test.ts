import { parseRules, RulesSyntaxError } from '..';

const open = "rules_version = '2';\nservice cloud.firestore {\n  match /databases/{d}/documents {\n";
const close = '\n  }\n}\n';
/** Inside the documents block: the text starts at line 4, column 1. */
const inside = (text: string): string => open + text + close;
/** A condition: starts at line 4, column 18. */
const condition = (text: string): string => inside(`allow read: if (${text});`);
const inFunction = (text: string): string => inside(`function f(a) { ${text} }`);
const calls = Array.from(
  { length: 21 },
  (_, index) => `function f${index}() { return ${index === 20 ? 'true' : `f${index + 1}()`}; }`,
).join('\n');

const malformed: [string, string, number, number, RegExp][] = [
  ['an empty file', '', 1, 1, /expected "service", found the end of the file/],
  ['version 3', "rules_version = '3';", 1, 17, /expected the version '1' or '2', found '3'/],
  ['a version without quotes', 'rules_version = 2;', 1, 17, /expected the version '1' or '2', found 2/],
  [
    'a recursive wildcard before the end in version 1',
    'service cloud.firestore {\n  match /{a=**}/b {}\n}',
    2,
    17,
    /a recursive wildcard must end its path/,
  ],
  [
    'no semicolon after the version',
    "rules_version = '2'\nservice cloud.firestore {}",
    2,
    1,
    /expected ";" after the version, found "service"/,
  ],
  ['no service', "rules_version = '2';\n", 2, 1, /expected "service", found the end of the file/],
  [
    'an unknown service',
    "rules_version = '2';\nservice cloud.storage {}",
    2,
    9,
    /unknown service "cloud.storage": expected cloud.firestore or firebase.storage/,
  ],
  [
    'a service twice',
    "rules_version = '2';\nservice cloud.firestore {}\nservice cloud.firestore {}",
    3,
    9,
    /only one service cloud\.firestore/,
  ],
  [
    'a service that is not closed',
    "rules_version = '2';\nservice cloud.firestore {",
    2,
    26,
    /expected "match", "function" or "}", found the end of the file/,
  ],
  [
    'allow directly in a service',
    "rules_version = '2';\nservice cloud.firestore {\n  allow read;\n}",
    3,
    3,
    /found "allow"/,
  ],
  ['a comment that is not closed', "rules_version = '2';\n/* never", 2, 1, /never closed/],
  ['a string that is not closed', condition("'abc"), 4, 17, /never closed: expected '/],
  ['an unknown escape', condition("'a\\.b'"), 4, 19, /unknown escape "\\\."/],
  ['a broken unicode escape', condition("'\\u12'"), 4, 18, /four hexadecimal digits/],
  ['an unknown character', condition('a # b'), 4, 19, /unexpected character "#"/],
  ['a single ampersand', condition('true & false'), 4, 22, /unexpected character "&"/],
  ['an integer that is too large', condition('9223372036854775809'), 4, 17, /64 bits/],
  ['2^63 without a minus', condition('9223372036854775808'), 4, 17, /64 bits/],
  ['letters behind a number', condition('12ab'), 4, 19, /end of the number 12/],
  [
    'an unknown method of allow',
    inside('allow readd: if true;'),
    4,
    7,
    /expected a method \(read, get, list, write, create, update, delete\), found "readd"/,
  ],
  ['allow without a method', inside('allow: if true;'), 4, 6, /expected a method/],
  ['a missing if', inside('allow read: true;'), 4, 13, /expected "if" after ":", found "true"/],
  [
    'a missing semicolon after allow',
    inside('allow read: if true yes'),
    4,
    21,
    /expected ";" after the condition, found "yes"/,
  ],
  ['a missing condition', inside('allow read: if ;'), 4, 16, /expected an expression, found ";"/],
  ['a missing operand', condition('true &&'), 4, 24, /expected an expression, found "\)"/],
  ['two operands without an operator', condition('true false'), 4, 22, /expected "\)", found "false"/],
  ['an open bracket', condition('[1, 2'), 4, 22, /expected "," or "\]"/],
  ['a map without a colon', condition("{'a' 1}"), 4, 22, /expected ":" after the key of a map/],
  ['a conditional without an else', condition('true ? 1'), 4, 25, /expected ":" of the conditional/],
  ['an unknown type', condition('1 is integer'), 4, 22, /expected a type \(bool, .*found "integer"/],
  ['a name missing behind a dot', condition('request.'), 4, 25, /field or method name/],
  ['an unknown name', condition('requst.auth != null'), 4, 17, /unknown name "requst"/],
  ['an unknown function', condition('isOwner()'), 4, 17, /unknown function "isOwner"/],
  ['an unknown method', condition("'a'.length()"), 4, 21, /unknown method "length"/],
  ['an unknown function of a namespace', condition('math.sin(1)'), 4, 22, /unknown function "math.sin"/],
  ['a namespace as a value', condition('math == 1'), 4, 17, /"math" is not a value/],
  ['too few arguments of a method', condition("'a'.matches()"), 4, 21, /"matches" takes 1 argument, not 0/],
  ['too many arguments of get', condition('exists(/a/b, 1)'), 4, 17, /"exists" takes 1 argument, not 2/],
  ['a broken regular expression', condition("'a'.matches('(')"), 4, 29, /not an RE2 expression/],
  ['look-ahead, which RE2 lacks', condition("'a'.matches('(?=a)')"), 4, 29, /not an RE2 expression/],
  ['firestore.get in firestore rules', condition('firestore.get(/a/b).data.x'), 4, 27, /exists in storage rules only/],
  [
    'a wrong argument count',
    inside('function f(a) { return a; }\nallow read: if f();'),
    5,
    16,
    /"f" takes 1 argument, not 0/,
  ],
  [
    'a function declared twice',
    inside('function f() { return 1; }\nfunction f() { return 2; }'),
    5,
    10,
    /declared twice/,
  ],
  ['a function named like a built-in', inside('function exists() { return 1; }'), 4, 10, /built-in/],
  ['a reserved name', inside('function match() { return 1; }'), 4, 10, /reserved word/],
  ['recursion', inside('function f() { return f(); }'), 4, 10, /calls itself \(f → f\): recursion is not allowed/],
  ['recursion in a circle', inside('function f() { return g(); }\nfunction g() { return f(); }'), 4, 10, /f → g → f/],
  ['calls that are too deep', inside(calls), 4, 10, /nested more than 20 deep/],
  ['let after return', inFunction('return a; let b = 1;'), 4, 27, /"let" must come before "return"/],
  ['a function without return', inFunction('let b = 1;'), 4, 28, /expected "return", "let" or an operator, found "}"/],
  ['two return statements', inFunction('return a; return a;'), 4, 27, /expected "}" after the return statement/],
  ['a variable declared twice', inFunction('let a = 1; return a;'), 4, 21, /"a" is already declared/],
  ['a variable used before its let', inFunction('let b = c; let c = 1; return b;'), 4, 25, /unknown name "c"/],
  [
    'a variable of another function',
    inside('function f(a) { return a; }\nfunction g() { return a; }'),
    5,
    23,
    /unknown name "a"/,
  ],
  ['eight arguments', inside('function f(a, b, c, d, e, f, g, h) { return a; }'), 4, 33, /at most 7 arguments/],
  [
    'eleven let statements',
    inFunction(`${Array.from({ length: 11 }, (_, i) => `let x${i} = 1;`).join(' ')} return a;`),
    4,
    141,
    /at most 10 let statements/,
  ],
  ['a match without a slash', inside('match users/{id} {}'), 4, 7, /path that starts with "\/"/],
  ['an empty segment', inside('match /users/ {}'), 4, 14, /expected a path segment/],
  ['a broken wildcard', inside('match /users/{id=*} {}'), 4, 14, /expected a wildcard/],
  ['two recursive wildcards', inside('match /{a=**}/x/{b=**} {}'), 4, 17, /only one recursive wildcard/],
  ['a wildcard bound twice', inside('match /users/{d} {}'), 4, 15, /already bound/],
  ['a match without a block', inside('match /users/{id} allow read;'), 4, 19, /expected "{" to open the match block/],
  [
    'an interpolation that is not closed',
    condition('exists(/users/$(request.auth.uid)'),
    4,
    51,
    /expected "\)", found ";"/,
  ],
  ['text beside an interpolation', condition('exists(/users/$(d)_x)'), 4, 35, /expected "," or "\)"/],
  ['an empty path segment', condition('exists(/users/)'), 4, 31, /expected a path segment/],
  ['matches nested too deep', inside('match /a {'.repeat(10)), 4, 91, /nested at most 10 deep/],
  ['parentheses nested too deep', condition('('.repeat(120)), 4, 116, /nested at most 100 deep/],
  ['text behind the service', `${inside('')}}`, 7, 1, /expected "service" or "function", found "}"/],
];

test.each(malformed)('%s is refused with its position', (_name, source, line, column, problem) => {
  let thrown: unknown = null;
  try {
    parseRules(source, 'bad.rules');
  } catch (cause) {
    thrown = cause;
  }
  expect(thrown).toBeInstanceOf(RulesSyntaxError);
  const error = thrown as RulesSyntaxError;
  expect(error.problem).toMatch(problem);
  expect({ line: error.line, column: error.column }).toEqual({ line, column });
  expect(error.message).toBe(`bad.rules:${line}:${column}: ${error.problem}`);
});

test('a file of more than 256 KiB is refused', () => {
  expect(() => parseRules(`${inside('')}//${'x'.repeat(256 * 1024)}`, 'bad.rules')).toThrow(/at most 256 KiB/);
});

test('more than 20 wildcards in nested matches are refused', () => {
  const pattern = Array.from({ length: 20 }, (_, index) => `/{w${index}}`).join('');
  expect(() => parseRules(inside(`match ${pattern} {}`), 'bad.rules')).toThrow(/at most 20 wildcards/);
});

test('storage rules have firestore.get, not get', () => {
  const storage = (text: string): string =>
    `rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{f=**} { allow read: if ${text}; } } }`;
  expect(() => parseRules(storage('exists(/a/b)'), 's.rules')).toThrow(/firestore.exists/);
  expect(() => parseRules(storage('firestore.getAfter(/a/b)'), 's.rules')).toThrow(
    /unknown function "firestore.getAfter"/,
  );
  expect(() => parseRules(storage('firestore.exists(/databases/(default)/documents/a/b)'), 's.rules')).not.toThrow();
});
