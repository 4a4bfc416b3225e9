import fc from 'fast-check';
import { judge, judgeList } from '../../testing/judgeRules';
import { valueFromPlain } from '../table/tableValues';

type Plain = null | number | string | boolean | number[];
type Filter = { field: 'n' | 'm'; op: string; value: Plain | Plain[] };
type Where = Filter | { op: 'AND' | 'OR'; filters: Where[] };

const scalar = fc.constantFrom<Plain>(null, true, -1, 0, 1, 2, 3, 1.5, 'a', 'b');
const plain = fc.oneof(scalar, fc.constantFrom<Plain>([], [1], [1, 2]));
const name = fc.constantFrom<'n' | 'm'>('n', 'm');
const simple = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
];
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field: name, op: fc.constantFrom(...simple), value: plain }),
  fc.record({
    field: name,
    op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  }),
);
const { where } = fc.letrec<{ where: Where }>((tie) => ({
  where: fc.oneof(
    { depthSize: 'small' },
    filter,
    fc.record({
      op: fc.constantFrom<'AND' | 'OR'>('AND', 'OR'),
      filters: fc.array(tie('where'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

const operand = plain.map((value) => JSON.stringify(value));
const field = name.map((member) => `resource.data.${member}`);
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(field, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), operand).map(([a, op, b]) => `${a} ${op} ${b}`),
    fc.tuple(operand, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), field).map(([a, op, b]) => `${a} ${op} ${b}`),
    fc.tuple(field, fc.array(operand, { maxLength: 3 })).map(([a, items]) => `${a} in [${items.join(', ')}]`),
    fc.tuple(operand, field).map(([a, b]) => `${a} in ${b}`),
    fc
      .tuple(field, fc.constantFrom('hasAny', 'hasAll', 'hasOnly'), fc.array(operand, { maxLength: 2 }))
      .map(([a, method, items]) => `${a}.${method}([${items.join(', ')}])`),
    fc.tuple(field, fc.constantFrom('number', 'string', 'list', 'bool', 'int')).map(([a, type]) => `${a} is ${type}`),
    name.map((member) => `'${member}' in resource.data`),
    fc
      .tuple(name, operand, operand)
      .map(([member, fallback, b]) => `resource.data.get('${member}', ${fallback}) == ${b}`),
    fc.tuple(field, field).map(([a, b]) => `${a} != ${b}`),
    tie('condition').map((a) => `!(${a})`),
    fc
      .tuple(tie('condition'), fc.constantFrom('&&', '||', '==', '!='), tie('condition'))
      .map(([a, op, b]) => `(${a}) ${op} (${b})`),
  ),
}));

/**
 * Returns true when Firestore would find the document. Written independently, so that it shares no mistake with the
 * engine.
 */
function finds(query: Where, document: Partial<Record<'n' | 'm', Plain>>): boolean {
  if ('filters' in query)
    return query.op === 'AND'
      ? query.filters.every((one) => finds(one, document))
      : query.filters.some((one) => finds(one, document));
  const value = document[query.field];
  if (value === undefined) return false;
  const equals = (other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other);
  const given = query.value;
  const items = Array.isArray(given) ? (given as Plain[]) : [];
  switch (query.op) {
    case 'EQUAL':
      return equals(given);
    case 'NOT_EQUAL':
      return value !== null && !equals(given);
    case 'IN':
      return items.some(equals);
    case 'NOT_IN':
      return value !== null && !items.includes(null) && !items.some(equals);
    case 'ARRAY_CONTAINS':
      return Array.isArray(value) && value.some((item) => JSON.stringify(item) === JSON.stringify(given));
    case 'ARRAY_CONTAINS_ANY':
      return Array.isArray(value) && value.some((item) => items.includes(item));
    default:
      return inRange(query.op, value, given);
  }
}

function inRange(op: string, value: Plain, bound: unknown): boolean {
  if (typeof value !== typeof bound || value === null || bound === null) return false;
  if (Array.isArray(value) !== Array.isArray(bound)) return false;
  // Lists compare item by item; these have at most two, in one order.
  const [a, b] = Array.isArray(value)
    ? [value.join(','), (bound as number[]).join(',')]
    : [value, bound as string | number | boolean];
  return op === 'LESS_THAN' ? a < b : op === 'LESS_THAN_OR_EQUAL' ? a <= b : op === 'GREATER_THAN' ? a > b : a >= b;
}

function wire(query: Where): unknown {
  if ('filters' in query) return { compositeFilter: { op: query.op, filters: query.filters.map(wire) } };
  return {
    fieldFilter: { field: { fieldPath: query.field }, op: query.op, value: valueFromPlain(query.value, new Date(0)) },
  };
}

const values: (Plain | undefined)[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1,
  2,
  3,
  1.5,
  2.5,
  'a',
  'b',
  'c',
  [],
  [1],
  [2, 1],
  [1, 2],
];
const documents = values.flatMap((n) =>
  values.map((m) => ({ ...(n === undefined ? {} : { n }), ...(m === undefined ? {} : { m }) })),
);

test('an allowed list finds only documents that may be read individually', () => {
  let allowed = 0;
  fc.assert(
    fc.property(where, condition, (query, text) => {
      if (judgeList(text, wire(query)) !== true) return;
      allowed += 1;
      const found = documents.filter((data) => finds(query, data)).slice(0, 40);
      for (const data of found) expect({ data, result: judge(text, { data }) }).toEqual({ data, result: true });
    }),
    { numRuns: 3000 },
  );
  expect(allowed).toBeGreaterThan(100);
});

const constants: Plain[] = [null, true, 1, 2, 3, 2.5, 'a', 'b', [], [1], [1, 2]];

test('the same holds for every pair of one filter and one comparison', () => {
  let allowed = 0;
  for (const op of simple) {
    for (const value of constants) {
      const query: Filter = { field: 'n', op, value };
      const found = documents.filter((data) => !('m' in data) && finds(query, data));
      for (const comparison of ['==', '!=', '<', '<=', '>', '>=']) {
        for (const constant of constants) {
          const text = `resource.data.n ${comparison} ${JSON.stringify(constant)}`;
          if (judgeList(text, wire(query)) !== true) continue;
          allowed += 1;
          for (const data of found)
            expect({ query, text, data, result: judge(text, { data }) }).toEqual({ query, text, data, result: true });
        }
      }
    }
  }
  expect(allowed).toBeGreaterThan(300);
});
