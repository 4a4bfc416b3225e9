import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const fields = v.record(v.string(), v.unknown());
const operator = v.picklist(['==', '!=', '<', '<=', '>', '>=', 'in', 'not-in', 'array-contains', 'array-contains-any']);

/** One filter `[field, operator, value]`, or a combination of filters. A list of filters means all of them. */
export type TableWhere =
  [string, v.InferOutput<typeof operator>, unknown] | { or: TableWhere[] } | { and: TableWhere[] };

const where: v.GenericSchema<TableWhere> = v.union([
  v.strictTuple([text, operator, v.unknown()]),
  v.strictObject({ or: v.array(v.lazy(() => where)) }),
  v.strictObject({ and: v.array(v.lazy(() => where)) }),
]);

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const query = v.strictObject({
  where: v.optional(v.array(where), []),
  orderBy: v.optional(v.array(text), []),
  limit: v.optional(v.nullable(count), null),
  offset: v.optional(v.nullable(count), null),
  collectionGroup: v.optional(v.boolean(), false),
});

const request = v.strictObject({
  name: text,
  method: v.picklist(['get', 'list', 'create', 'update', 'delete']),
  path: text,
  auth: v.optional(v.nullable(v.strictObject({ uid: text, token: v.optional(fields, {}) })), null),
  data: v.optional(fields),
  after: v.optional(v.record(v.string(), v.nullable(fields)), {}),
  query: v.optional(query),
  expect: v.picklist(['allow', 'deny']),
});

const table = v.strictObject({
  time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  documents: v.optional(v.record(v.string(), fields), {}),
  files: v.optional(v.record(v.string(), fields), {}),
  requests: v.pipe(v.array(request), v.minLength(1)),
});

/**
 * A table of requests and the expected decisions. `documents` (by path) and `files` (by `b/bucket/o/name`) exist before
 * each request. `data` is the document or the metadata after a write. `after` holds the other writes of the batch
 * (null: deletes).
 */
export type RulesTable = v.InferOutput<typeof table>;
export type TableRequest = RulesTable['requests'][number];

/** A malformed table. `problems` has one line for each mistake, with its position. */
export class RulesTableError extends Error {
  override readonly name = 'RulesTableError';

  constructor(readonly problems: readonly string[]) {
    super(`the table is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Parses a table. Throws RulesTableError with every mistake. */
export function parseRulesTable(json: unknown): RulesTable {
  const result = v.safeParse(table, json);
  if (result.success) return result.output;
  throw new RulesTableError(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'table'}: ${issue.message}`));
}
