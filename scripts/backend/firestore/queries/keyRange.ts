import { keyPart, nameMode, type IndexMode } from '../indexes/definition';
import type { StoredIndex } from '../indexes/indexRegistry';
import { isNamePath, fieldPathText } from '../names/fieldPath';
import { encodePath, encodeValue, typeMark } from '../values/valueOrder';
import { encodeOperand, pathOfName, type Condition, type Conjunction } from './condition';
import type { Cursor, Order } from './structuredQuery';

/** Keys from `lower` (included) to `upper` (excluded). */
export type KeyRange = { lower: Buffer; upper: Buffer };

/** A position between keys: before or after all keys that start with the bytes. */
type Cut = { bytes: Buffer; after: boolean };

const ABOVE_ALL = Buffer.from([0xff]);
const nullMark = encodeValue({ nullValue: null });

/** The use of an index: fields fixed to one value, then the orders in which it is read. */
export type IndexUse = {
  index: StoredIndex;
  fixed: Condition[];
  orders: readonly Order[];
  reverse: boolean;
  parent: string;
};

/** Returns the range of keys that contains all results. It may be wider than the result, never narrower. */
export function keyRange(
  use: IndexUse,
  conjunction: Conjunction,
  startAt: Cursor | null,
  endAt: Cursor | null,
): KeyRange {
  const prefix = Buffer.concat(
    use.fixed.map((condition, index) => keyPart(condition.value, use.index.fields[index]?.mode ?? 'asc')),
  );
  const lowerBounds: Cut[] = [{ bytes: prefix, after: false }];
  const upperBounds: Cut[] = [{ bytes: prefix, after: true }];
  const [order] = use.orders;
  for (const condition of conjunction) {
    if (order === undefined || fieldPathText(condition.path) !== fieldPathText(order.path)) continue;
    addCondition(use, prefix, condition, lowerBounds, upperBounds);
  }
  const start = startAt === null ? null : cursorCut(use, prefix, startAt);
  const end = endAt === null ? null : cursorCut(use, prefix, endAt);
  // In a reverse scan the start of the result is the upper end of the keys. Inexact bounds err on the wide side.
  if (start !== null)
    (use.reverse ? upperBounds : lowerBounds).push({
      bytes: start.bytes,
      after: start.exact ? start.before === use.reverse : use.reverse,
    });
  if (end !== null)
    (use.reverse ? lowerBounds : upperBounds).push({
      bytes: end.bytes,
      after: end.exact ? end.before === use.reverse : !use.reverse,
    });
  return { lower: lowerBounds.map(cutBytes).reduce(maxOf), upper: upperBounds.map(cutBytes).reduce(minOf) };
}

/** Adds bounds by type and value. A `desc` field is stored inverted, which swaps its bounds. */
function addCondition(
  use: IndexUse,
  prefix: Buffer,
  condition: Condition,
  lowerBounds: Cut[],
  upperBounds: Cut[],
): void {
  if (isNamePath(condition.path)) return;
  const mode = modeAt(use, 0);
  const cut = (bytes: Buffer, { after }: { after: boolean }) => ({
    bytes: Buffer.concat([prefix, keyPart(bytes, mode)]),
    after: mode === 'desc' ? !after : after,
  });
  const atLeast = mode === 'desc' ? upperBounds : lowerBounds;
  const atMost = mode === 'desc' ? lowerBounds : upperBounds;
  const { op, value } = condition;
  if (op === 'ne' || op === 'notIn') atLeast.push(cut(nullMark, { after: true }));
  if (op === 'ne' || op === 'notIn' || op === 'contains') return;
  const type = Buffer.from([typeMark(value)]);
  atLeast.push(cut(type, { after: false }));
  atMost.push(cut(type, { after: true }));
  if (op === 'gt' || op === 'ge' || op === 'eq') atLeast.push(cut(value, { after: op === 'gt' }));
  if (op === 'lt' || op === 'le' || op === 'eq') atMost.push(cut(value, { after: op !== 'lt' }));
}

/** Returns the bytes of a cursor's values in this index; `exact` when none of them had to be left out. */
function cursorCut(use: IndexUse, prefix: Buffer, cursor: Cursor): { bytes: Buffer; exact: boolean; before: boolean } {
  const parts: Buffer[] = [prefix];
  for (const [at, value] of cursor.values.entries()) {
    const order = use.orders[at];
    if (order === undefined) return { bytes: Buffer.concat(parts), exact: false, before: cursor.before };
    const part = isNamePath(order.path)
      ? namePart(use, at, 'referenceValue' in value ? pathOfName(value.referenceValue) : '')
      : encodeOperand(order.path, value);
    if (part === null) return { bytes: Buffer.concat(parts), exact: false, before: cursor.before };
    parts.push(keyPart(part, modeAt(use, at)));
  }
  return { bytes: Buffer.concat(parts), exact: true, before: cursor.before };
}

/** Returns a name as this index stores it: the path when it is a field or spans collections, else the id. */
function namePart(use: IndexUse, at: number, path: string): Buffer | null {
  const isField = use.index.fields[use.fixed.length + at] !== undefined;
  if (isField || use.index.group) return encodePath(path);
  const slash = path.lastIndexOf('/');
  return path.slice(0, slash) === use.parent ? encodePath(path.slice(slash + 1)) : null;
}

function modeAt(use: IndexUse, at: number): IndexMode {
  return use.index.fields[use.fixed.length + at]?.mode ?? nameMode(use.index.fields);
}

function cutBytes({ bytes, after }: Cut): Buffer {
  if (!after) return bytes;
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end -= 1;
  if (end === 0) return ABOVE_ALL;
  const successor = Buffer.from(bytes.subarray(0, end));
  successor[end - 1] = (successor[end - 1] ?? 0) + 1;
  return successor;
}

function maxOf(a: Buffer, b: Buffer): Buffer {
  return Buffer.compare(a, b) >= 0 ? a : b;
}

function minOf(a: Buffer, b: Buffer): Buffer {
  return Buffer.compare(a, b) <= 0 ? a : b;
}
