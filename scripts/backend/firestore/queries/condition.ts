import { invalid } from '../StatusError';
import { isNamePath, type FieldPath } from '../names/fieldPath';
import type { DocumentRecord } from '../store/DocumentRecord';
import { fieldAt } from '../values/fieldAccess';
import { encodePath, encodeValue, isNanMark, isNullMark, typeMark } from '../values/valueOrder';
import type { WireValue } from '../../wireValue';
import type { FieldOperator, Filter } from './filter';

export type ConditionOperator = 'eq' | 'contains' | 'ne' | 'notIn' | 'lt' | 'le' | 'gt' | 'ge';

/**
 * One comparison of a field with encoded values; only `notIn` has `others`. `reference` is the document path that
 * `__name__` is compared with. Nothing meets a condition that `isNever`: Firestore orders nothing by it.
 */
export type Condition = {
  path: FieldPath;
  op: ConditionOperator;
  value: Buffer;
  others: Buffer[];
  reference: string | null;
  isNever?: boolean;
};

/** Conditions that must all hold. The result of a query is the union over its conjunctions. */
export type Conjunction = Condition[];

/** Hosted Firestore refuses a query with more disjunctions. Those that nothing meets count only here. */
const MAX_DISJUNCTIONS = 30;
const MAX_WITH_IMPOSSIBLE = 10 * MAX_DISJUNCTIONS;
const SIMPLE_OPERATORS: Partial<Record<FieldOperator, ConditionOperator>> = {
  LESS_THAN: 'lt',
  LESS_THAN_OR_EQUAL: 'le',
  GREATER_THAN: 'gt',
  GREATER_THAN_OR_EQUAL: 'ge',
  EQUAL: 'eq',
  NOT_EQUAL: 'ne',
  ARRAY_CONTAINS: 'contains',
};

/** Returns true for conditions by whose field Firestore also orders the result: all but `eq` and `contains`. */
export function isInequality({ op, isNever = false }: Condition): boolean {
  return op !== 'eq' && op !== 'contains' && !isNever;
}

/** Returns the conjunctions that a document can meet. Checks come before: they are about all that a query says. */
export function satisfiable(conjunctions: readonly Conjunction[]): Conjunction[] {
  return conjunctions.filter((conjunction) => !conjunction.some(({ isNever = false }) => isNever));
}

/**
 * Converts a filter to disjunctive normal form: `in` and `array-contains-any` become alternatives. Throws StatusError
 * beyond hosted Firestore's limits.
 */
export function toConjunctions(filter: Filter | null): Conjunction[] {
  const conjunctions = filter === null ? [[]] : expand(filter);
  if (filter !== null) checkNegations(filter);
  for (const conjunction of conjunctions) {
    if (conjunction.filter(({ op }) => op === 'contains').length > 1)
      throw invalid('A query may have at most one array-contains in each alternative.');
  }
  return conjunctions;
}

function expand(filter: Filter): Conjunction[] {
  if (filter.kind === 'unary') {
    const value = encodeValue(filter.op.endsWith('NULL') ? { nullValue: null } : { doubleValue: 'NaN' });
    return [
      [{ path: filter.path, op: filter.op.startsWith('IS_NOT') ? 'ne' : 'eq', value, others: [], reference: null }],
    ];
  }
  if (filter.kind === 'field') return expandField(filter.path, filter.op, filter.value);
  if (filter.op === 'OR') return checkDisjunctions(filter.filters.flatMap(expand));
  return filter.filters.reduce<Conjunction[]>(
    (product, part) => {
      const alternatives = expand(part);
      return checkDisjunctions(product.flatMap((left) => alternatives.map((right) => [...left, ...right])));
    },
    [[]],
  );
}

function expandField(path: FieldPath, op: FieldOperator, value: WireValue): Conjunction[] {
  const single = SIMPLE_OPERATORS[op];
  if (single !== undefined) {
    const encoded = encodeOperand(path, value);
    // By the unary filters null and NaN can be found, and all but them.
    const isNever = isNullMark(encoded) || (isNanMark(encoded) && single !== 'ne');
    return [[{ path, op: single, value: encoded, others: [], reference: referenceOf(value), isNever }]];
  }
  const items = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
  const [first = Buffer.alloc(0), ...rest] = items.map((item) => encodeOperand(path, item));
  if (op === 'NOT_IN') {
    // With null among other values nothing matches either, but the condition still decides the order.
    const isNever = rest.length === 0 && isNullMark(first);
    return [[{ path, op: 'notIn', value: first, others: rest, reference: null, isNever }]];
  }
  const alternative = op === 'IN' ? 'eq' : 'contains';
  return items.map((item) => {
    const encoded = encodeOperand(path, item);
    const isNever = isNullMark(encoded) || isNanMark(encoded);
    return [{ path, op: alternative, value: encoded, others: [], reference: referenceOf(item), isNever }];
  });
}

function referenceOf(value: WireValue): string | null {
  return 'referenceValue' in value ? pathOfName(value.referenceValue) : null;
}

/** Returns the path below `/documents` of a full name. */
export function pathOfName(name: string): string {
  return name.split('/').slice(5).join('/');
}

/** Encodes an operand. Names are compared as paths below `/documents`. */
export function encodeOperand(path: FieldPath, value: WireValue): Buffer {
  if (isNamePath(path) && 'referenceValue' in value) return encodePath(pathOfName(value.referenceValue));
  return encodeValue(value);
}

function checkDisjunctions(conjunctions: Conjunction[]): Conjunction[] {
  if (satisfiable(conjunctions).length > MAX_DISJUNCTIONS || conjunctions.length > MAX_WITH_IMPOSSIBLE) {
    throw invalid(`The query has more than ${MAX_DISJUNCTIONS} alternatives: or, in and array-contains-any multiply.`);
  }
  return conjunctions;
}

const NEGATIONS: readonly string[] = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'];

function checkNegations(filter: Filter): void {
  const operators = operatorsIn(filter);
  const negations = operators.filter((op) => NEGATIONS.includes(op));
  if (negations.length > 1) throw invalid(`A query may have at most one of ${NEGATIONS.join(', ')}.`);
  if (!operators.includes('NOT_IN')) return;
  const clash = ['OR', 'IN', 'ARRAY_CONTAINS_ANY'].find((op) => operators.includes(op));
  if (clash !== undefined) throw invalid(`NOT_IN cannot be combined with ${clash} in one query.`);
}

/** Returns the operators of a filter, with repetitions; of composite filters only OR. */
function operatorsIn(filter: Filter): string[] {
  if (filter.kind !== 'composite') return [filter.op];
  return [...(filter.op === 'OR' ? ['OR'] : []), ...filter.filters.flatMap(operatorsIn)];
}

/** Returns true when a document meets every condition. */
export function matches(document: DocumentRecord, conjunction: Conjunction): boolean {
  return conjunction.every((condition) => meets(document, condition));
}

function meets(document: DocumentRecord, condition: Condition): boolean {
  if (isNamePath(condition.path)) return compareWith(encodePath(document.path), condition);
  const value = fieldAt(document.fields, condition.path);
  if (value === undefined) return false;
  if (condition.op !== 'contains') return compareWith(encodeValue(value), condition);
  return (
    'arrayValue' in value && (value.arrayValue.values ?? []).some((item) => encodeValue(item).equals(condition.value))
  );
}

function compareWith(value: Buffer, { op, value: operand, others }: Condition): boolean {
  if (op === 'eq' || op === 'contains') return value.equals(operand);
  if (op === 'ne') return !isNullMark(value) && !value.equals(operand);
  if (op === 'notIn')
    return !isNullMark(value) && [operand, ...others].every((item) => !isNullMark(item) && !value.equals(item));
  // NaN is a type of its own here: no comparison with a number matches it.
  if (typeMark(value) !== typeMark(operand)) return false;
  const order = Buffer.compare(value, operand);
  return op === 'lt' ? order < 0 : op === 'le' ? order <= 0 : op === 'gt' ? order > 0 : order >= 0;
}
