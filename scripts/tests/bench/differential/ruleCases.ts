import fc from 'fast-check';
import type { WireFields, WireValue } from '@lectern/backend';
import { answerText } from './answers';
import { conditionsOver, FUNCTIONS } from './expressions';
import { PROJECT, type Answer, type Documents, type WireRequest } from './service';
import { ANY, LISTS, MAPS, SCALARS } from './values';

type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A condition, the request that it decides, and what is stored before. */
export type RuleCase = {
  condition: string;
  method: Method;
  uid: string | null;
  stored: WireFields;
  written: WireFields;
  where: unknown;
};

const FIELDS: fc.Arbitrary<WireFields> = fc.record(
  { ...SCALARS, list: LISTS, map: MAPS, x: ANY },
  { noNullPrototype: true, requiredKeys: ['bool', 'int', 'string', 'list', 'map'] },
);
const NO_FIELDS = fc.constant<WireFields>({});
const UID = fc.option(fc.constantFrom('ada', 'a'), { freq: 8 });

const FILTERED = ['bool', 'int', 'string', 'float', 'time', 'list'] as const;
const filterOn = (
  name: (typeof FILTERED)[number],
  value: fc.Arbitrary<WireValue>,
): fc.Arbitrary<{ fieldFilter: { field: { fieldPath: string } } }> => {
  const ops =
    name === 'list' ? ['ARRAY_CONTAINS'] : ['EQUAL', 'EQUAL', 'LESS_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];
  return fc.record({ op: fc.constantFrom(...ops), value }, { noNullPrototype: true }).map((filter) => ({
    fieldFilter: { field: { fieldPath: name }, ...filter },
  }));
};
const FILTERS = fc.oneof(
  ...FILTERED.map((name) => filterOn(name, name === 'list' ? SCALARS.string : SCALARS[name as 'bool'])),
  fc.array(SCALARS.string, { minLength: 1, maxLength: 3 }).map((values) => ({
    fieldFilter: { field: { fieldPath: 'string' }, op: 'IN', value: { arrayValue: { values } } },
  })),
);
const WHERE = fc.oneof(
  FILTERS,
  fc
    .tuple(
      fc.constantFrom('AND', 'AND', 'OR'),
      fc.uniqueArray(FILTERS, {
        minLength: 2,
        maxLength: 2,
        selector: ({ fieldFilter }) => fieldFilter.field.fieldPath,
      }),
    )
    .map(([op, filters]) => ({ compositeFilter: { op, filters } })),
);

/** Conditions on the fields that a list's filters are about. */
const LIST_CONDITIONS = fc.oneof(
  { weight: 3, arbitrary: conditionsOver('resource.data') },
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          ...[
            'resource.data.bool == true',
            'resource.data.int > 1',
            'resource.data.int >= 1',
            "resource.data.string == 'a'",
          ],
          ...[
            "resource.data.string in ['a', 'b']",
            "'a' in resource.data.list",
            'resource.data.int != 2',
            'resource.data.int < 3',
          ],
          ...[
            'resource.data.float < 2',
            'resource.data.time < request.time',
            "resource.data.string != 'b'",
            'resource.data.int is int',
          ],
          ...[
            "resource.data.get('bool', false)",
            "resource.data.list.hasAny(['a', 'b'])",
            'resource.data.string is string',
          ],
        ),
        fc.constantFrom(
          '#',
          '!(#)',
          '(# || request.auth == null)',
          '(request.auth != null && #)',
          '(# ? true : false)',
        ),
      )
      .map(([condition, frame]) => frame.replace('#', condition)),
  },
);

const plainCase = (method: Method, condition: fc.Arbitrary<string>) =>
  fc.record<RuleCase>(
    {
      condition,
      method: fc.constant(method),
      uid: UID,
      stored: method === 'create' ? NO_FIELDS : FIELDS,
      written: method === 'create' || method === 'update' ? FIELDS : NO_FIELDS,
      where: method === 'list' ? WHERE : fc.constant(null),
    },
    { noNullPrototype: true },
  );

/** A case of each method; half of them are gets, which reach most of the language. */
export const RULE_CASES: fc.Arbitrary<RuleCase> = fc.oneof(
  { weight: 5, arbitrary: plainCase('get', conditionsOver('resource.data')) },
  { weight: 1, arbitrary: plainCase('create', conditionsOver('request.resource.data')) },
  { weight: 2, arbitrary: plainCase('update', conditionsOver('request.resource.data')) },
  { weight: 1, arbitrary: plainCase('delete', conditionsOver('resource.data')) },
  { weight: 3, arbitrary: plainCase('list', LIST_CONDITIONS) },
);

const root = `projects/${PROJECT}/databases/(default)/documents`;
/** Documents that conditions read with `get` and `exists`. */
const READ: Documents = {
  'k/d1': { x: { integerValue: '1' }, string: { stringValue: 'a' } },
  'k/d2': { int: { integerValue: '2' }, x: { stringValue: 'a' } },
  'k/a': { string: { stringValue: 'a' } },
};

/** Rules for many cases. Each has two collections, one with the condition negated: a failure is refused in both. */
export function rulesOf(cases: readonly RuleCase[]): string {
  const matches = cases.map(
    ({ condition, method }, index) =>
      `match /t${index}/{id} { allow ${method}: if ${condition}; }\n` +
      `match /f${index}/{id} { allow ${method}: if !(${condition}); }`,
  );
  return (
    `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents {\n${FUNCTIONS}\n` +
    `${matches.join('\n')}\n} }`
  );
}

/** The documents that the cases need. */
export function documentsOf(cases: readonly RuleCase[]): Documents {
  const own = cases.flatMap(({ method, stored }, index) =>
    method === 'create' ? [] : ['t', 'f'].map((kind): [string, WireFields] => [`${kind}${index}/a`, stored]),
  );
  return { ...READ, ...Object.fromEntries(own) };
}

/** The two requests of a case, in the same order as the collections of `rulesOf`. */
export function requestsOf({ method, uid, written, where }: RuleCase, at: number): WireRequest[] {
  return ['t', 'f'].map((kind) => {
    const name = `${root}/${kind}${at}/a`;
    if (method === 'get') return { path: ':batchGet', uid, body: { documents: [name] } };
    if (method === 'list')
      return { path: ':runQuery', uid, body: { structuredQuery: { from: [{ collectionId: `${kind}${at}` }], where } } };
    const write =
      method === 'delete'
        ? { delete: name }
        : { update: { name, fields: written }, currentDocument: { exists: method === 'update' } };
    return { path: ':commit', uid, body: { writes: [write] } };
  });
}

/** The value of a case's condition, by the answers to its requests. */
export function outcomeOf([plain, negated]: readonly Answer[]): string {
  const statuses = [plain?.status ?? 0, negated?.status ?? 0];
  const other = statuses.find((status) => status !== 200 && status !== 403);
  if (other !== undefined)
    return answerText((plain?.status === other ? plain : negated) ?? { status: other, body: null, reason: '' });
  const [isTrue, isFalse] = statuses.map((status) => status === 200);
  return isTrue ? (isFalse ? 'both' : 'true') : isFalse ? 'false' : 'failure';
}
