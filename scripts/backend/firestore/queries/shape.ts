import { fieldPathText, isNamePath } from '../names/fieldPath';
import { nameMode, type IndexDefinition } from '../indexes/definition';
import type { Condition, Conjunction } from './condition';
import type { Order } from './structuredQuery';

/**
 * The index that one conjunction needs: fields with one value, then ordered fields, then the direction of the name.
 */
export type Shape = {
  collection: string;
  group: boolean;
  equalities: Condition[];
  orders: Order[];
  nameDirection: 'asc' | 'desc';
};

/** Returns the index shape of a conjunction. Fields with one value need no order. */
export function shapeOf(
  scope: { collection: string; group: boolean },
  conjunction: Conjunction,
  orders: readonly Order[],
): Shape {
  const equalities = conjunction.filter(({ op, path }) => (op === 'eq' || op === 'contains') && !isNamePath(path));
  const fixed = new Set(equalities.filter(({ op }) => op === 'eq').map(({ path }) => fieldPathText(path)));
  return {
    collection: scope.collection,
    group: scope.group,
    equalities,
    orders: orders.filter(({ path }) => !isNamePath(path) && !fixed.has(fieldPathText(path))),
    nameDirection: orders.at(-1)?.direction ?? 'asc',
  };
}

/**
 * Returns the equalities that a composite index covers, or null when it does not fit the shape. Its fields must be
 * equalities of the shape in any sequence, then exactly its orders with their directions.
 */
export function coveredBy(index: IndexDefinition, shape: Shape): Condition[] | null {
  if (index.collection !== shape.collection || index.group !== shape.group) return null;
  const named = index.fields.at(-1)?.path[0] === '__name__';
  const fields = named ? index.fields.slice(0, -1) : index.fields;
  const split = fields.length - shape.orders.length;
  if (split < 0 || nameMode(index.fields) !== shape.nameDirection) return null;
  const ordered = shape.orders.every(({ path, direction }, at) => {
    const field = fields[split + at];
    return field?.mode === direction && fieldPathText(field.path) === fieldPathText(path);
  });
  if (!ordered) return null;
  const covered = fields
    .slice(0, split)
    .map((field) => shape.equalities.find((condition) => answers(field, condition)));
  return covered.includes(undefined) ? null : (covered as Condition[]);
}

function answers(field: IndexDefinition['fields'][number], condition: Condition): boolean {
  return (
    (field.mode === 'contains') === (condition.op === 'contains') &&
    fieldPathText(field.path) === fieldPathText(condition.path)
  );
}
