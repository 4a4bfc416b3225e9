/** A valid report of a load. The fuzzer mutates this and all samples below. */
export const LOAD_REPORT = {
  remote: 'info',
  version: '1.0.0',
  serial: 1,
  outcome: 'recovered',
  kind: 'timeout',
  asset: 'remote entry',
  phase: 'retry',
  duration: 120.5,
};

/** Conditions of security rules, with every kind of expression. */
export const CONDITIONS: readonly string[] = [
  "request.auth != null && request.auth.uid == resource.data.teacherUid && resource.data.tags.hasAny(['bread', 1])",
  "resource.data.title.matches('[a-z]{1,9}(x|y)*') || resource.data.title.split(',').size() > 2 ? true : !(1 in [2])",
  "get(/databases/$(d)/documents/courses/$(id)).data.title[0:2] == 'Br' && exists(/databases/$(d)/documents/a/b)",
  "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['tags', 'title'])",
  "duration.value(3, 'm') + request.time > timestamp.date(2026, 1, 1) && math.abs(-3.5) >= 2 % 3",
  "'a' + string(1) == 'a1' && int('7') * 2 == 14 && float('1e3') / 3 > 0.5 && {'a': 1}.keys().hasAll(['a'])",
  'debug(resource.data.createdAt.toMillis()) > 0 && latlng.value(1, 2).distance(latlng.value(3, 4)) < 1.5',
  "resource.data is map && resource.data.ratingSum is int && path('/a/b') == /a/b && hashing.sha256('x'" +
    ").toHexString() == 'a'",
  "[1, 2].concat([3]).toSet().union([4].toSet()).difference([1].toSet()).size() == 3 && 'x'.toUtf8() == b'x'",
];

/** Pieces of the rules language, from which the fuzzer builds rules, with extreme values among them. */
export const RULES_WORDS: readonly string[] = [
  'allow read: if true;',
  'match /{x=**} {',
  'function f(a) { return f(a); }',
  'let x = 1;',
  'return',
  '&&',
  '||',
  '==',
  'is map',
  'in [1]',
  '.data',
  '.size()',
  '[0]',
  '[0:1]',
  '$(d)',
  'request',
  'resource.data',
  'get(/a/b)',
  'existsAfter(/a/$(id))',
  ".matches('(a+)+$')",
  ".matches('[')",
  ".replace('', 'aa')",
  ".split('')",
  ".join(',')",
  '{1: 2}',
  'duration.value(9223372036854775807, "d")',
  'timestamp.date(99999, 13, 40)',
  'math.pow(2, 1e9)',
  'int("x")',
  '9223372036854775807 + 1',
  '-9223372036854775808 / -1',
  '1 / 0',
  '1 % 0',
];

/** Markdown of lessons: text, quiz and code. */
export const MARKDOWN: readonly string[] = [
  '# Why it rises\n\nYeast *eats* **sugar**, see [the book](https://bread.example/a_(b)).\n\n- one\n- t' +
    'wo\n\n> quote\n\n---\n1. a\n2) b\n',
  'Intro.\n\n## Which?\n\n```js\nx % 2\n```\n\n- [ ] 3\n- [x] 4\n* [X] `6`\n\n> Even numbers\n\n## And ' +
    'odd?\n- [x] 1\n- [ ] 2',
  'Make it blue.\n\n```html\n<p>Hi</p>\n```\n\n```css\np { color: red; }\n```\n\n```js\nalert(1)\n```\n',
];

/** Caption files. */
export const CAPTIONS: readonly string[] = [
  'WEBVTT\n\n00:00.000 --> 00:01.000\nIt rises.\n\n2\n01:00:02.500 --> 01:00:04.000 align:start\n<v Ann' +
    '>Two <i>lines</i>\nhere\n',
  'WEBVTT - title\nKind: captions\n\nNOTE\nA comment\n\nSTYLE\n::cue { color: red }\n\n00:05.000 --> 00' +
    ':04.000\nBackwards &amp; &lt;b&gt;\n',
  '\ufeffWEBVTT\r\n\r\n00:00.000 --> 00:01.000 position:10%,line-left\r\n<00:00.500>Timed\r\n',
];
