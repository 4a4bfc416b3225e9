import fc from 'fast-check';

/** The types for which expressions of the rules language are generated. */
type Type =
  | 'bool'
  | 'int'
  | 'float'
  | 'number'
  | 'string'
  | 'bytes'
  | 'time'
  | 'duration'
  | 'place'
  | 'path'
  | 'list'
  | 'set'
  | 'map'
  | 'diff'
  | 'any';

type Text = fc.Arbitrary<string>;

const MAX_DEPTH = 4;
const texts = (...all: string[]): Text => fc.constantFrom(...all);

/** Expressions without parts, simplest first. Fields are named after their type; `x` has any type. */
const leavesOf = (data: string): Record<Exclude<Type, 'number'>, Text> => ({
  bool: texts('true', 'false', `${data}.bool`, 'request.auth != null', "'roles' in request.auth.token"),
  int: texts(
    ...['0', '1', '2', '-1', '3', '10', '-3', `${data}.int`, 'request.auth.token.level', '9223372036854775807'],
  ),
  float: texts('0.5', '1.0', '-1.5', '2.5', '0.0', `${data}.float`),
  string: texts(
    ...["'a'", "''", "'b'", "'ab'", "'B'", "'a,b'", "'1'", "'-2'", "'1.5'", "' x '", "'é'", "'😀'", "'x'", "'true'"],
    ...[`${data}.string`, 'request.auth.uid', 'request.auth.token.email', 'id', 'request.method'],
  ),
  bytes: texts("b'a'", "b'\\x00'", "b''", `${data}.bytes`),
  time: texts('timestamp.date(2024, 2, 29)', 'timestamp.value(0)', `${data}.time`, 'timestamp.value(1700000000123)'),
  duration: texts("duration.value(1, 'd')", 'duration.time(1, 2, 3, 4)', "duration.value(-90, 's')"),
  place: texts('latlng.value(0, 0)', 'latlng.value(52.5, 13.4)', `${data}.place`),
  path: texts('(/a/b)', '(/databases/$(d)/documents/k/d1)', `${data}.reference`, 'resource.__name__'),
  list: texts('[]', "['a', 'b']", '[1, 2]', "['a', 1, null]", `${data}.list`, 'request.auth.token.roles', '[1.0, 1]'),
  set: texts("['a', 'b'].toSet()", '[].toSet()', '[1, 1, 2].toSet()'),
  map: texts('{}', "{'x': 1}", "{'x': 1, 'y': 'a'}", `${data}.map`, data, 'request.auth.token.firebase'),
  diff: texts(`${data}.map.diff({})`, "{'x': 1, 'y': 2}.diff({'x': 1.0, 'z': 3})", `${data}.diff(resource.data)`),
  any: texts('null', `${data}.x`, `${data}.nothing`, `${data}.absent`, 'resource', 'request.resource'),
});

/** Templates for each type: `<type>` is an expression of that type. */
const TEMPLATES: Record<Exclude<Type, 'number'>, readonly string[]> = {
  bool: [
    ...['(<bool> && <bool>)', '(<bool> || <bool>)', '!(<bool>)', '(<bool> ? <bool> : <bool>)'],
    ...['(<any> == <any>)', '(<any> != <any>)', '(<int> == <number>)', '(<list> == <list>)', '(<map> == <map>)'],
    ...['(<string> == <string>)', '(<set> == <set>)', '(<path> == <path>)', '(<time> == <time>)'],
    ...['(<number> < <number>)', '(<number> <= <number>)', '(<string> > <string>)', '(<string> >= <string>)'],
    ...['(<time> < <time>)', '(<duration> >= <duration>)', '(<any> < <any>)', '(<bytes> == <bytes>)'],
    ...['(<any> in <list>)', '(<string> in <map>)', '(<any> in <set>)', '(<any> in <any>)'],
    '(<any> is <name>)',
    "<string>.matches('<regex>')",
    ...['<list>.hasAll(<list>)', '<list>.hasAny(<list>)', '<list>.hasOnly(<list>)', '<list>.hasAny(<set>)'],
    ...['<set>.hasAll(<list>)', '<set>.hasAny(<set>)', '<set>.hasOnly(<list>)', '<map>.keys().hasOnly(<list>)'],
    ...['math.isNaN(<number>)', 'math.isInfinity(<number>)'],
    ...[
      'exists(/databases/$(d)/documents/k/$(<string>))',
      'exists(<path>)',
      'existsAfter(/databases/$(d)/documents/k/d1)',
    ],
    '(get(/databases/$(d)/documents/k/d1).data.x == <any>)',
    "(get(/databases/$(d)/documents/k/$(<string>)).data.get('string', 'none') == <string>)",
    '(getAfter(/databases/$(d)/documents/k/d2).data.int == <int>)',
    ...['same(<any>, <any>)', 'positive(<number>)', 'either(<bool>, <bool>)'],
  ],
  int: [
    ...['(<int> + <int>)', '(<int> - <int>)', '(<int> * <int>)', '(<int> / <int>)', '(<int> % <int>)', '-(<int>)'],
    ...['<string>.size()', '<list>.size()', '<map>.size()', '<set>.size()', '<bytes>.size()', 'int(<any>)'],
    ...['math.abs(<int>)', 'math.round(<number>)', 'int(<string>)'],
    ...[
      '<time>.year()',
      '<time>.month()',
      '<time>.day()',
      '<time>.dayOfWeek()',
      '<time>.dayOfYear()',
      '<time>.hours()',
    ],
    ...['<time>.minutes()', '<time>.seconds()', '<time>.nanos()', '<time>.toMillis()'],
    ...['<duration>.seconds()', '<duration>.nanos()', "<map>.get('x', 1)", '<list>[0]', '(<bool> ? <int> : <int>)'],
  ],
  float: [
    ...['(<float> + <number>)', '(<number> - <float>)', '(<float> * <float>)', '(<number> / <float>)', '-(<float>)'],
    ...['float(<any>)', 'float(<string>)', 'math.abs(<float>)', 'math.sqrt(<number>)', 'math.pow(<number>, <number>)'],
    ...[
      'math.ceil(<number>)',
      'math.floor(<number>)',
      '<place>.latitude()',
      '<place>.longitude()',
      '(<float> % <number>)',
    ],
  ],
  string: [
    ...['(<string> + <string>)', '<string>.lower()', '<string>.upper()', '<string>.trim()', 'string(<any>)'],
    ...["<string>.replace('<regex>', <string>)", "<list>.join(',')", 'string(<int>)', 'string(<path>)'],
    ...['<string>[0]', '<string>[0:1]', '<string>[<int>:<int>]', "<map>['x']", '<map>.y', "<map>.get('y', <string>)"],
    ...['<bytes>.toBase64()', '<bytes>.toHexString()', 'string(<float>)', "<string>.split('<regex>')[0]"],
    "<map>.get(['x', 'y'], <string>)",
  ],
  bytes: ['<string>.toUtf8()', 'hashing.sha256(<string>)', 'hashing.md5(<string>)', 'hashing.crc32(<string>)'],
  time: [
    '(<time> + <duration>)',
    '(<time> - <duration>)',
    '<time>.date()',
    'timestamp.value(<int>)',
    'timestamp.date(<int>, 2, 3)',
  ],
  duration: [
    '(<duration> + <duration>)',
    '(<time> - <time>)',
    'duration.abs(<duration>)',
    '<time>.time()',
    "duration.value(<int>, 'm')",
  ],
  place: ['latlng.value(<number>, <number>)'],
  path: ['(/k/$(<string>))', "path('/a/b')", 'path(<string>)', '(/databases/$(d)/documents/$(<string>)/b)'],
  list: [
    ...['[<any>]', '[<any>, <any>]', '<list>.concat(<list>)', '<list>.removeAll(<list>)', "<string>.split('<regex>')"],
    ...['<map>.keys()', '<map>.values()', '<list>[0:1]', '<list>[1:<int>]', '[<int>, <int>]', '[<string>, <string>]'],
  ],
  set: [
    ...['<list>.toSet()', '<set>.union(<set>)', '<set>.difference(<set>)', '<set>.intersection(<set>)'],
    ...[
      '<diff>.addedKeys()',
      '<diff>.removedKeys()',
      '<diff>.changedKeys()',
      '<diff>.affectedKeys()',
      '<diff>.unchangedKeys()',
    ],
  ],
  map: ["{'x': <any>}", "{'y': <any>, 'x': <int>}", '<map>.x', "<map>.get('z', {})"],
  diff: ['<map>.diff(<map>)'],
  any: [
    '<bool>',
    '<int>',
    '<float>',
    '<string>',
    '<bytes>',
    '<time>',
    '<duration>',
    '<place>',
    '<path>',
    '<list>',
    '<set>',
    '<map>',
  ],
};

const NAMES = texts(
  ...[
    'bool',
    'int',
    'float',
    'number',
    'string',
    'bytes',
    'timestamp',
    'duration',
    'latlng',
    'path',
    'list',
    'set',
    'map',
  ],
);
const REGEXES = texts(
  ...['a', '[a-z]+', '.*', 'a|b', '(a)(b)?', '^a$', '', '[^,]', ',', 'a{1,2}', '(?i)AB?', '\\\\s', '\\\\d+', 'x?', '.'],
);
const PART = /<(\w+)>/g;

/** Functions that generated conditions call. */
export const FUNCTIONS = `function same(a, b) { return a == b; }
function positive(n) { let zero = n - n; return n > zero; }
function either(a, b) { let first = a; return first || b; }`;

/**
 * Returns conditions over a document's data at `data`, such as `resource.data`. Most of their parts have the right
 * types; one in twelve has any other.
 */
export function conditionsOver(data: string): Text {
  const leaves = leavesOf(data);
  const { bool } = fc.letrec<Record<Exclude<Type, 'number'>, string>>((tie) => {
    const partOf = (name: string): Text => {
      if (name === 'name') return NAMES;
      if (name === 'regex') return REGEXES;
      if (name === 'number') return fc.oneof(tie('int'), tie('float'));
      const typed = tie(name as Exclude<Type, 'number'>);
      return name === 'any' ? typed : fc.oneof({ weight: 14, arbitrary: typed }, { weight: 1, arbitrary: tie('any') });
    };
    const filled = (template: string): Text => {
      const parts = [...template.matchAll(PART)].map(([, name = '']) => partOf(name));
      return fc.tuple(...parts).map((values) => {
        let at = 0;
        return template.replace(PART, () => values[at++] ?? '');
      });
    };
    const grow = (type: Exclude<Type, 'number'>): Text =>
      fc.oneof(
        { maxDepth: MAX_DEPTH, depthSize: 'medium', withCrossShrink: true },
        { weight: type === 'bool' ? 1 : 4, arbitrary: leaves[type] },
        ...TEMPLATES[type].map((template) => ({ weight: 1, arbitrary: filled(template) })),
      );
    return Object.fromEntries(
      (Object.keys(TEMPLATES) as Exclude<Type, 'number'>[]).map((type) => [type, grow(type)]),
    ) as Record<Exclude<Type, 'number'>, Text>;
  });
  return bool;
}
