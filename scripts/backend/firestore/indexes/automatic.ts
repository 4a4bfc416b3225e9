import { fieldPathText, parseFieldPath, type FieldPath } from '../names/fieldPath';
import type { FieldOverride, IndexConfiguration, QueryScope } from './configuration';
import type { IndexMode } from './definition';

export type SingleFieldIndex = { path: FieldPath; mode: IndexMode };

/**
 * Returns true when hosted Firestore has a single-field index without a declaration: always for a collection, never for
 * a collection group, unless `fieldOverrides` changes it for the field, a map around it, or the collection (`*`).
 */
export type AutomaticIndexes = (collection: string, scope: QueryScope, index: SingleFieldIndex) => boolean;

/** Creates the test for automatic indexes from the declared overrides. */
export function createAutomaticIndexes({ fieldOverrides }: IndexConfiguration): AutomaticIndexes {
  const overrides = new Map(
    fieldOverrides.map((override) => [keyOf(override.collectionGroup, override.fieldPath), override]),
  );
  return (collection, scope, index) => {
    const override = overrideFor(overrides, collection, index.path);
    if (override === undefined) return scope === 'COLLECTION';
    return override.indexes.some((declared) => declared.queryScope === scope && modeOf(declared) === index.mode);
  };
}

function overrideFor(
  overrides: Map<string, FieldOverride>,
  collection: string,
  path: FieldPath,
): FieldOverride | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = overrides.get(keyOf(collection, fieldPathText(path.slice(0, length))));
    if (found !== undefined) return found;
  }
  return overrides.get(keyOf(collection, '*'));
}

function keyOf(collection: string, fieldPath: string): string {
  return `${collection}/${fieldPath === '*' ? '*' : fieldPathText(parseFieldPath(fieldPath))}`;
}

function modeOf(index: FieldOverride['indexes'][number]): IndexMode {
  if ('arrayConfig' in index) return 'contains';
  return index.order === 'ASCENDING' ? 'asc' : 'desc';
}
