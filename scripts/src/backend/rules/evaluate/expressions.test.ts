import { judge } from '../testing/judge';

const data = {
  title: 'Ab',
  whole: 3,
  half: 1.5,
  float: { $double: 3 },
  none: null,
  yes: true,
  tags: ['a', 'b'],
  nested: { deep: { deeper: 1 } },
  at: { $timestamp: '2024-02-29T13:14:15.678Z' },
  place: { $latlng: [52.5, 13.4] },
  raw: { $bytes: 'aGk=' },
  ref: { $reference: 'users/u1' },
  emoji: 'a😀b',
  match: 'a field named like a keyword',
};

const holds = [
  // literals, precedence, arithmetic
  '1 + 2 * 3 == 7', '(1 + 2) * 3 == 9', '7 / 2 == 3', '-7 / 2 == -3', '7 % 3 == 1', '-7 % 3 == -1', '7.0 / 2 == 3.5', '1 - 2 - 3 == -4', '2 * -3 == -6',
  '!false && !!true', '1 < 2 == true', '1 in [1] == true', 'true || false && false', '1 == 1 ? true : false', 'false ? false : true ? true : false',
  '-9223372036854775808 < 0', '9223372036854775807 > 0', "'a' + 'b' == 'ab'", '1e3 == 1000', "'\\u0041\\n' == \"A\\n\"", "'it\\'s' == \"it's\"",
  // equality
  '1 == 1.0', '1.0 == 1', "1 != '1'", 'null == null', 'null != 0', 'null != false', "!('1' == 1)", '[1, 2] == [1, 2]', '[1] != [1.0]', "{'a': 1} != {'a': 1.0}",
  "{'a': [1, {'b': null}]} == {'a': [1, {'b': null}]}", '[1, 2].toSet() == [2, 1].toSet()', '/a/b == /a/b', "/a/b != '/a/b'", '0.0 == -0.0', '!(0.0 / 0.0 == 0.0 / 0.0)',
  'timestamp.value(0) == timestamp.date(1970, 1, 1)', 'resource.data.none == null', 'resource.data.whole == resource.data.float', '[resource.data.whole] != [resource.data.float]',
  // comparison
  '1 < 1.5', "'a' < 'b'", "'Z' < 'a'", 'timestamp.date(2024, 1, 1) < request.time', "duration.value(1, 'h') > duration.value(59, 'm')", '9007199254740993 > 9007199254740992.0',
  "'\uffff' < '😀'",
  // is
  '1 is int', '1 is number', '1.0 is float', '!(1 is float)', '!(1.0 is int)', "'a' is string", 'true is bool', '[1] is list', '{} is map', '/a is path', 'request.time is timestamp',
  "duration.value(1, 's') is duration", '[1].toSet() is set', 'resource.data.raw is bytes', 'resource.data.place is latlng', '!(null is string)', 'resource.data.ref is path', "!('a' is list)",
  '{}.diff({}) is map_diff',
  // in
  "'a' in ['a', 'b']", "!('c' in ['a'])", "'k' in {'k': 1}", "!('x' in {'k': 1})", "'title' in resource.data", "!('nope' in resource.data)", "'a' in ['a'].toSet()", '!(1.0 in [1])', '[1] in [[1]]',
  "!('__proto__' in resource.data)", "!('constructor' in {})",
  // index and range
  '[1, 2][1] == 2', "'abc'[1] == 'b'", "'abc'[0:2] == 'ab'", '[1, 2, 3][1:3] == [2, 3]', "{'a': 1}['a'] == 1", "resource.data['nested'].deep['deeper'] == 1", "resource.data.emoji[1] == '😀'",
  "request.path[3] == 'courses'", 'request.path[3:5] == /courses/c1', "resource.data.match is string", '[][0:0] == []',
  // strings
  "resource.data.title.size() == 2", "resource.data.emoji.size() == 3", "'aB'.lower() == 'ab' && 'aB'.upper() == 'AB'", "'  a '.trim() == 'a'", "'abc'.matches('a.c')", "!('abc'.matches('b'))",
  "'abc'.matches('.*b.*')", "!('a\\nb'.matches('a.b'))", "'file.png'.replace('[.]png', '') == 'file'", "'a.b.a'.replace('a', '$1') == '$1.b.$1'", "'a,b,'.split(',') == ['a', 'b', '']",
  "'2012-01-01'.split('-')[0] == '2012'", "'é'.toUtf8().size() == 2", "'user@x.org'.matches('^[^@]+@x[.]org$')",
  // conversions
  "int('12') == 12", 'int(2.9) == 2', 'int(-2.9) == -2', "float('1.5') == 1.5", 'float(2) is float', 'string(12) == "12"', 'string(1.5) == "1.5"', "string(true) == 'true'", "string(null) == 'null'", "string(2.0) == '2.0'",
  "string(/a/b) == '/a/b'", "path('/a/b') == /a/b", "path('a/b') == /a/b", "path('/a/$(x)/c').bind({'x': 'b'}) == /a/b/c", 'debug(1) == 1',
  // lists and sets
  '[1, 2].concat([3]) == [1, 2, 3]', '[1, 2].hasAll([1])', '![1].hasAll([1, 2])', '[1, 2].hasAny([2, 3])', '![1].hasAny([2])', "['a'].hasOnly(['a', 'b'])", "!['a', 'c'].hasOnly(['a', 'b'])",
  "['a', 'a', 'b'].hasOnly(['b', 'a'])", "['a', 1].join('-') == 'a-1'", "['a', 'b', 'a'].removeAll(['a']) == ['b']", '[1, 1].toSet().size() == 1', '[1].toSet().union([2].toSet()) == [1, 2].toSet()',
  '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()', '[1, 2].toSet().difference([2].toSet()) == [1].toSet()', '[1, 2].toSet().hasOnly([1, 2, 3])', '[].hasAll([])', '![].hasAny([])', '[].hasOnly([])',
  '[1].toSet().hasAll([1].toSet())', '[1, 2].size() == 2',
  // maps
  "{'a': 1}.keys() == ['a']", "{'a': 1}.values() == [1]", "{'a': 1}.size() == 1", "{'a': 1}.get('a', 2) == 1", "{'a': 1}.get('b', 2) == 2", "resource.data.get(['nested', 'deep', 'deeper'], 0) == 1",
  "resource.data.get(['nested', 'no', 'deeper'], 0) == 0", "resource.data.get('none', 1) == null", "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).affectedKeys() == ['a', 'b', 'c'].toSet()",
  "{'a': 1}.diff({'c': 4}).addedKeys().hasOnly(['a'])", "{'a': 1}.diff({'c': 4}).removedKeys().hasOnly(['c'])", "{'a': 1}.diff({'a': 2}).changedKeys().hasAll(['a'])", "{'a': 1, 'b': [1]}.diff({'a': 2, 'b': [1]}).unchangedKeys() == ['b'].toSet()",
  "{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0", "{'a': null}.diff({}).addedKeys().hasAll(['a'])", "{'a': 1}.diff({'a': 1.0}).changedKeys().size() == 1", '{(1 == 1 ? "a" : "b"): 2}.a == 2',
  // time
  'resource.data.at.year() == 2024', 'resource.data.at.month() == 2', 'resource.data.at.day() == 29', 'resource.data.at.hours() == 13', 'resource.data.at.minutes() == 14', 'resource.data.at.seconds() == 15',
  'resource.data.at.nanos() == 678000000', 'resource.data.at.dayOfWeek() == 4', 'resource.data.at.dayOfYear() == 60', 'resource.data.at.toMillis() == 1709212455678', 'resource.data.at.date() == timestamp.date(2024, 2, 29)',
  "resource.data.at.time() == duration.time(13, 14, 15, 678000000)", "timestamp.date(2024, 1, 1) + duration.value(1, 'd') == timestamp.date(2024, 1, 2)", "timestamp.date(2024, 1, 2) - timestamp.date(2024, 1, 1) == duration.value(24, 'h')",
  "duration.value(1, 'w') == duration.value(7, 'd')", "duration.value(90, 's').seconds() == 90", "duration.value(1, 'ms').nanos() == 1000000", "duration.abs(duration.value(-1, 's')) == duration.value(1, 's')",
  "duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')", "-duration.value(1, 's') < duration.value(0, 's')", 'timestamp.value(-1).toMillis() == -1', "request.time < request.time + duration.value(1, 'ns')",
  // mathematics, places, hashes
  'math.abs(-1) == 1 && math.abs(-1) is int', 'math.abs(-1.5) == 1.5', 'math.ceil(1.2) == 2', 'math.floor(-1.2) == -2', 'math.round(1.5) == 2', 'math.sqrt(4) == 2.0', 'math.pow(2, 3) == 8', 'math.isNaN(0.0 / 0.0)',
  'math.isInfinite(1.0 / 0.0)', '!math.isInfinite(1)', 'math.floor(2) is int', 'resource.data.place.latitude() == 52.5', 'latlng.value(52.5, 13.4) == resource.data.place',
  'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000', "hashing.sha256('a').toHexString() == 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'",
  "hashing.md5('a').toHexString() == '0cc175b9c0f1b6a831c399e269772661'", "hashing.crc32('123456789').toHexString() == 'cbf43926'", "hashing.crc32c('123456789').toHexString() == 'e3069283'", "resource.data.raw.toBase64() == 'aGk='", "hashing.md5(resource.data.raw) == hashing.md5('hi')",
  // request and resource
  "request.method == 'get'", "request.auth.uid == 'u1'", 'request.auth.token.admin == true', "request.auth.token.get('missing', 7) == 7", "request.auth.token.firebase.sign_in_provider == 'password'", "request.time.year() == 2026",
  'request.resource == null', "resource.id == 'c1'", 'resource.__name__ == /databases/(default)/documents/courses/c1', "id == 'c1'", "database == '(default)'", 'resource.data.ref == /databases/$(database)/documents/users/u1',
  '/courses/$(id) == /courses/c1', '/courses/$(1 + 1) == /courses/2', '/x/$(/a/b)/y == /x/a/b/y', "!('x' in request)",
  // comments
  '/* a */ true // b',
];

const facts = { data, auth: { uid: 'u1', token: { admin: true, firebase: { sign_in_provider: 'password' } } } };

test.each(holds)('%s', (condition) => {
  expect(judge(`${condition}\n`, facts)).toBe(true);
});

const failures: [string, RegExp][] = [
  ['resource.data.nope == 1', /"nope" is undefined/],
  ['resource.data.none.x == 1', /a null has no "x"/],
  ['request.resource.data.x == 1', /a null has no "data"/],
  ['resource.data.title.x == 1', /a string has no "x"/],
  ['resource.data.__proto__ == null', /undefined/],
  ['resource.data.constructor == null', /undefined/],
  ['resource', /not bool/],
  ["'true'", /string true, not bool/],
  ['9223372036854775807 + 1 > 0', /64-bit/],
  ['-9223372036854775808 - 1 < 0', /64-bit/],
  ['-(-9223372036854775808) > 0', /64-bit/],
  ['9223372036854775807 * 2 > 0', /64-bit/],
  ['-9223372036854775808 / -1 > 0', /64-bit/],
  ['1 / 0 == 0', /division by zero/],
  ['1 % 0 == 0', /division by zero/],
  ["1 + 'a' == 'a1'", /"\+" does not work on int and string/],
  ["1 < 'a'", /"<" does not work on int and string/],
  ['null < 1', /null and int/],
  ['true > false', /bool and bool/],
  ["!'a'", /"!" does not work on string/],
  ['-null == null', /"-" does not work/],
  ['1 ? true : false', /must be bool/],
  ['1 && true', /needs bool/],
  ['true && 1', /needs bool/],
  ['false || null', /needs bool/],
  ['[1][1] == 1', /out of range/],
  ['[1][-1] == 1', /out of range/],
  ["'abc'[0:4] == 'abc'", /out of range/],
  ["'abc'[2:1] == ''", /out of range/],
  ["[1]['0'] == 1", /index must be an int/],
  ["{'a': 1}[0] == 1", /key of a map must be a string/],
  ["{'a': 1}['b'] == 1", /undefined/],
  ['1[0] == 1', /no index/],
  ['1 in 1', /"in" does not work on int/],
  ['null.size() == 0', /a null has no method "size"/],
  ['resource.data.whole.size() == 1', /a int has no method "size"/],
  ["'a'.matches(1)", /expected string, got int/],
  ["'a'.matches(resource.data.title + '(')", /no RE2 expression/],
  ["[1].hasAll(1)", /expected items, got int/],
  ["[{}].join(',') == ''", /cannot become a string/],
  ["int('1.5') == 1", /cannot become an int/],
  ["int('') == 0", /cannot become an int/],
  ["int(null) == 0", /cannot become an int/],
  ["int(1e300) == 0", /64-bit/],
  ["float('abc') == 0.0", /cannot become a float/],
  ["duration.value(1, 'y') == null", /unknown unit "y"/],
  ['timestamp.date(2023, 2, 29) == null', /no day 2023-2-29/],
  ['latlng.value(91, 0) == null', /no place/],
  ['math.floor(0.0 / 0.0) == 0', /cannot be rounded/],
  ["/a/$('b/c') == /a/b/c", /cannot be a segment/],
  ["/a/$('') == /a", /cannot be a segment/],
  ['/a/$(null) == /a', /a null cannot be part of a path/],
  ["path('/a//b') == /a/b", /empty segment/],
  ['{}.diff({}) == {}.diff({})', /map_diff cannot be compared/],
  ["{}.diff(null).addedKeys().size() == 0", /expected map, got null/],
  ['request.nope == 1', /undefined/],
  ['request.query.limit <= 10', /undefined/],
];

test.each(failures)('%s fails', (condition, message) => {
  expect(judge(condition, facts)).toMatch(message);
});

test('request.auth is null for a visitor, and reading from it fails', () => {
  expect(judge('request.auth == null')).toBe(true);
  expect(judge('request.auth.uid != null')).toMatch(/a null has no "uid"/);
  expect(judge('request.auth != null')).toBe(false);
});

test('functions see wildcards, parameters and let; parameters do not leak', () => {
  const functions = "function twice(x) { let y = x + x; return y; } function inner(x) { return twice(x + 1) + x; } function db() { return database; }";
  expect(judge("inner(1) == 5 && db() == '(default)'", {}, functions)).toBe(true);
});

test('a failing let fails the call, a failing argument too', () => {
  const functions = 'function f(x) { let y = x.nope; return true || y; } function g(x) { return true; }';
  expect(judge('f({})', {}, functions)).toMatch(/"nope" is undefined/);
  expect(judge('g({}.nope)', {}, functions)).toMatch(/"nope" is undefined/);
});

test('debug() shows its value in the reason', () => {
  expect(judge("debug('seen') == 'other'")).toMatch(/debug: string seen/);
});

test('more than 1,000 expressions end the evaluation, and no "||" absorbs that', () => {
  const many = Array.from({ length: 600 }, () => 'request.method == "x"').join(' || ');
  expect(judge(`(${many}) || true`)).toMatch(/more than 1000 expressions/);
});
