import { fieldPathText } from '../names/fieldPath';
import type { Condition } from '../queries/condition';
import { coveredBy, type Shape } from '../queries/shape';
import { StatusError } from '../StatusError';
import { createAutomaticIndexes, type AutomaticIndexes, type SingleFieldIndex } from './automatic';
import type { CompositeIndex, IndexConfiguration, QueryScope } from './configuration';
import { fromComposite, type IndexDefinition } from './definition';

/**
 * Refuses queries that hosted Firestore would refuse for lack of an index. The refusal (FAILED_PRECONDITION) names the
 * index to add.
 */
export type IndexRequirements = {
  composites: IndexDefinition[];
  check(shape: Shape): void;
};

/** Creates the check from the declared indexes. Throws StatusError for a malformed field path. */
export function createIndexRequirements(configuration: IndexConfiguration): IndexRequirements {
  const automatic = createAutomaticIndexes(configuration);
  const composites = configuration.indexes.map(fromComposite);
  return {
    composites,
    check(shape) {
      const missing = missingIndex(shape, automatic, composites);
      if (missing === null) return;
      throw new StatusError(
        'FAILED_PRECONDITION',
        missing === 'composite' ? compositeMessage(shape) : singleFieldMessage(shape, missing),
      );
    },
  };
}

/** Returns the missing index: none (null), a composite one, or the given single-field one. */
function missingIndex(
  shape: Shape,
  automatic: AutomaticIndexes,
  composites: IndexDefinition[],
): null | 'composite' | SingleFieldIndex {
  const hasSingle: HasSingle = (index) => automatic(shape.collection, scopeOf(shape), index);
  // Several composite indexes may cover the equalities together: Firestore merges them.
  const covered = new Set(composites.flatMap((index) => (coveredBy(index, shape) ?? []).map(nameOf)));
  const uncovered = shape.equalities.filter((condition) => !covered.has(nameOf(condition)));
  const [order] = shape.orders;
  if (order === undefined) return missingEqualityIndex(uncovered, hasSingle);
  const hasComposite = composites.some((index) => coveredBy(index, shape) !== null);
  if (hasComposite && uncovered.length === 0) return null;
  // A single-field index serves one order alone, with names in the same direction.
  const needsComposite =
    shape.equalities.length > 0 || shape.orders.length > 1 || order.direction !== shape.nameDirection;
  if (needsComposite) return 'composite';
  const single = { path: order.path, mode: order.direction };
  return hasSingle(single) ? null : single;
}

type HasSingle = (index: SingleFieldIndex) => boolean;

/** Returns the first single-field index that equalities without an order lack; null when they have all. */
function missingEqualityIndex(equalities: readonly Condition[], hasSingle: HasSingle): SingleFieldIndex | null {
  const isIndexed = ({ path, op }: Condition): boolean => {
    if (op === 'contains') return hasSingle({ path, mode: 'contains' });
    return hasSingle({ path, mode: 'asc' }) || hasSingle({ path, mode: 'desc' });
  };
  const unindexed = equalities.find((condition) => !isIndexed(condition));
  return unindexed ? { path: unindexed.path, mode: unindexed.op === 'contains' ? 'contains' : 'asc' } : null;
}

/** Two conditions with the same name need the same field of an index. */
const nameOf = ({ path, op }: Condition): string => `${fieldPathText(path)} ${op}`;

function compositeMessage(shape: Shape): string {
  const last = shape.orders.at(-1);
  const named =
    last?.direction === shape.nameDirection ? [] : [{ fieldPath: '__name__', order: orderOf(shape.nameDirection) }];
  const equalities = new Map(shape.equalities.map((condition) => [nameOf(condition), condition]));
  const index: CompositeIndex = {
    collectionGroup: shape.collection,
    queryScope: scopeOf(shape),
    fields: [
      ...[...equalities.values()].map(({ path, op }) =>
        op === 'contains'
          ? { fieldPath: fieldPathText(path), arrayConfig: 'CONTAINS' as const }
          : { fieldPath: fieldPathText(path), order: 'ASCENDING' as const },
      ),
      ...shape.orders.map(({ path, direction }) => ({ fieldPath: fieldPathText(path), order: orderOf(direction) })),
      ...named,
    ],
  };
  return `The query requires an index. Add this to "indexes" in firestore.indexes.json: ${JSON.stringify(index)}`;
}

/** Names the missing single-field index. An override replaces the automatic indexes, so the message lists those too. */
function singleFieldMessage(shape: Shape, missing: SingleFieldIndex): string {
  const needed = missing.mode === 'contains' ? { arrayConfig: 'CONTAINS' } : { order: orderOf(missing.mode) };
  const usual = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }].map((index) => ({
    ...index,
    queryScope: 'COLLECTION',
  }));
  const override = {
    collectionGroup: shape.collection,
    fieldPath: fieldPathText(missing.path),
    indexes: shape.group ? [...usual, { ...needed, queryScope: 'COLLECTION_GROUP' }] : usual,
  };
  return (
    'The query requires an index. Add this to "fieldOverrides" in firestore.indexes.json: ' + JSON.stringify(override)
  );
}

function scopeOf(shape: Shape): QueryScope {
  return shape.group ? 'COLLECTION_GROUP' : 'COLLECTION';
}

function orderOf(direction: 'asc' | 'desc'): 'ASCENDING' | 'DESCENDING' {
  return direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
}
