/** One field of a composite index: a direction, or membership in an array. */
export type IndexField =
  { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' } | { fieldPath: string; arrayConfig: 'CONTAINS' };

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

export type CompositeIndex = { collectionGroup: string; queryScope: QueryScope; fields: IndexField[] };

/**
 * Replaces the automatic single-field indexes of one field; an empty list means none. The `fieldPath` `*` means the
 * whole collection.
 */
export type FieldOverride = {
  collectionGroup: string;
  fieldPath: string;
  indexes: ({ queryScope: QueryScope } & ({ order: 'ASCENDING' | 'DESCENDING' } | { arrayConfig: 'CONTAINS' }))[];
};

/** The content of `firestore.indexes.json`. */
export type IndexConfiguration = { indexes: CompositeIndex[]; fieldOverrides: FieldOverride[] };

/** A configuration without declarations. */
export const NO_INDEXES: IndexConfiguration = { indexes: [], fieldOverrides: [] };

/** Parses the JSON of `firestore.indexes.json`. Throws an Error that names the entry and what it must be. */
export function parseIndexConfiguration(json: unknown): IndexConfiguration {
  const root = record(json, 'firestore.indexes.json');
  return {
    indexes: list(root.indexes, 'indexes').map((entry, index) => parseComposite(entry, `indexes[${index}]`)),
    fieldOverrides: list(root.fieldOverrides, 'fieldOverrides').map((entry, index) =>
      parseOverride(entry, `fieldOverrides[${index}]`),
    ),
  };
}

function parseComposite(json: unknown, at: string): CompositeIndex {
  const entry = record(json, at);
  const fields = list(entry.fields, `${at}.fields`).map((field, n) => parseField(field, `${at}.fields[${n}]`));
  if (fields.length === 0) throw new Error(`${at}.fields must name at least one field.`);
  if (fields.filter((field) => 'arrayConfig' in field).length > 1)
    throw new Error(`${at}.fields may hold at most one arrayConfig.`);
  return {
    collectionGroup: text(entry.collectionGroup, `${at}.collectionGroup`),
    queryScope: parseScope(entry.queryScope, at),
    fields,
  };
}

function parseField(json: unknown, at: string): IndexField {
  const entry = record(json, at);
  return { fieldPath: text(entry.fieldPath, `${at}.fieldPath`), ...parseMode(entry, at) };
}

function parseOverride(json: unknown, at: string): FieldOverride {
  const entry = record(json, at);
  return {
    collectionGroup: text(entry.collectionGroup, `${at}.collectionGroup`),
    fieldPath: text(entry.fieldPath, `${at}.fieldPath`),
    indexes: list(entry.indexes, `${at}.indexes`).map((item, n) => {
      const index = record(item, `${at}.indexes[${n}]`);
      return {
        queryScope: parseScope(index.queryScope, `${at}.indexes[${n}]`),
        ...parseMode(index, `${at}.indexes[${n}]`),
      };
    }),
  };
}

function parseMode(
  entry: Record<string, unknown>,
  at: string,
): { order: 'ASCENDING' | 'DESCENDING' } | { arrayConfig: 'CONTAINS' } {
  if (entry.order === 'ASCENDING' || entry.order === 'DESCENDING') return { order: entry.order };
  if (entry.arrayConfig === 'CONTAINS') return { arrayConfig: 'CONTAINS' };
  throw new Error(`${at} must have order ASCENDING or DESCENDING, or arrayConfig CONTAINS.`);
}

function parseScope(value: unknown, at: string): QueryScope {
  if (value === undefined || value === 'COLLECTION') return 'COLLECTION';
  if (value === 'COLLECTION_GROUP') return 'COLLECTION_GROUP';
  throw new Error(`${at}.queryScope must be COLLECTION or COLLECTION_GROUP.`);
}

function record(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${at} must be an object.`);
  return value as Record<string, unknown>;
}

function list(value: unknown, at: string): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${at} must be a list.`);
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${at} must be a non-empty text.`);
  return value;
}
