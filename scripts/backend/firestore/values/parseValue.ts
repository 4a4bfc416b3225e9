import { invalid } from '../StatusError';
import { checkFieldName } from '../names/fieldPath';
import type { ResourceNames } from '../names/resourceName';
import type { WireFields, WireValue } from '../../wireValue';
import { isRecord } from './json';
import { parseBytes, parseDouble, parseGeoPoint, parseInteger } from './parseScalar';
import { formatInstant, parseInstant } from './timestamp';

/** Maps and arrays may nest 20 deep. Source: Firestore's limits. */
const MAX_DEPTH = 20;
/** Numbers of one vector. Source: Firestore's limits. */
const MAX_DIMENSIONS = 2048;

/**
 * Parses a value of a request to its canonical form: keys sorted, numbers and times normalised. Throws StatusError
 * (INVALID_ARGUMENT) for anything that Firestore would not store. `depth` is the number of maps and arrays around it.
 */
export function parseValue(json: unknown, names: ResourceNames, depth = 0): WireValue {
  if (!isRecord(json)) throw invalid('A value must be an object with one of the value fields.');
  const kinds = Object.keys(json).filter((key) => json[key] !== undefined);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) throw invalid('A value must have exactly one value field.');
  const content = json[kind];
  switch (kind) {
    case 'arrayValue':
      return { arrayValue: { values: parseArray(content, names, depth) } };
    case 'mapValue':
      return { mapValue: { fields: parseMap(content, names, depth) } };
    case 'referenceValue':
      return { referenceValue: names.of(names.parse(content).path) };
    default:
      return parseScalar(kind, content);
  }
}

/** Parses the fields of a document as {@link parseValue} does. */
export function parseFields(json: unknown, names: ResourceNames, depth = 0): WireFields {
  if (json === undefined || json === null) return {};
  if (!isRecord(json)) throw invalid('"fields" must be an object.');
  const fields: WireFields = {};
  for (const name of Object.keys(json).sort()) {
    checkFieldName(name);
    fields[name] = parseValue(json[name], names, depth);
  }
  return fields;
}

function parseScalar(kind: string, content: unknown): WireValue {
  switch (kind) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE' && content !== 0) throw invalid('nullValue must be null.');
      return { nullValue: null };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false.');
      return { booleanValue: content };
    case 'integerValue':
      return { integerValue: parseInteger(content) };
    case 'doubleValue':
      return { doubleValue: parseDouble(content) };
    case 'timestampValue':
      return { timestampValue: formatInstant(parseInstant(content)) };
    case 'stringValue':
      if (typeof content !== 'string') throw invalid('stringValue must be a string.');
      return { stringValue: content };
    case 'bytesValue':
      return { bytesValue: parseBytes(content) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(content) };
    default:
      throw invalid(`Unknown value field "${kind.slice(0, 40)}".`);
  }
}

function parseArray(json: unknown, names: ResourceNames, depth: number): WireValue[] {
  if (depth >= MAX_DEPTH) throw invalid(`Maps and arrays may nest at most ${MAX_DEPTH} deep.`);
  if (!isRecord(json)) throw invalid('arrayValue must be an object.');
  const values = json.values ?? [];
  if (!Array.isArray(values)) throw invalid('arrayValue.values must be a list.');
  return values.map((item: unknown) => {
    if (isRecord(item) && item.arrayValue !== undefined)
      throw invalid('Cannot convert an array value in an array value.');
    return parseValue(item, names, depth + 1);
  });
}

function parseMap(json: unknown, names: ResourceNames, depth: number): WireFields {
  if (depth >= MAX_DEPTH) throw invalid(`Maps and arrays may nest at most ${MAX_DEPTH} deep.`);
  if (!isRecord(json)) throw invalid('mapValue must be an object.');
  if (isRecord(json.fields) && Object.hasOwn(json.fields, '__type__')) return parseVector(json.fields, names);
  return parseFields(json.fields, names, depth + 1);
}

/**
 * Parses a vector: a map of two fields, `__type__: '__vector__'` and `value`, an array of numbers. No other map may
 * have a field with a reserved name.
 */
function parseVector(fields: Record<string, unknown>, names: ResourceNames): WireFields {
  const { __type__: type, value, ...others } = fields;
  const isVector = isRecord(type) && type.stringValue === '__vector__' && Object.keys(others).length === 0;
  const array = parseValue(value, names, 1);
  const items = 'arrayValue' in array ? (array.arrayValue.values ?? []) : [];
  const isNumeric = items.every((item) => 'doubleValue' in item || 'integerValue' in item);
  if (!isVector || !isNumeric || items.length === 0 || items.length > MAX_DIMENSIONS)
    throw invalid(`A vector must have between 1 and ${MAX_DIMENSIONS} numbers, and nothing else.`);
  const doubles = items.map((item) => ('integerValue' in item ? { doubleValue: Number(item.integerValue) } : item));
  return { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values: doubles } } };
}
