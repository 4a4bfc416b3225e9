import { invalid } from '../StatusError';
import type { DocumentPath } from '../names/documentPath';
import { isNamePath, parseFieldPath, type FieldPath } from '../names/fieldPath';
import type { ResourceNames } from '../names/resourceName';
import { isRecord } from '../values/json';
import { fieldMaskOf, type FieldMask } from '../values/fieldAccess';
import { parseFields, parseValue } from '../values/parseValue';
import { parseInstant, toMicros } from '../values/timestamp';
import type { WireFields, WireValue } from '../../wireValue';

/** A condition on the state before a write; `updateTime` is microseconds since 1970. */
export type Precondition = { exists?: boolean; updateTime?: number };

export type Transform =
  | { path: FieldPath; kind: 'requestTime' }
  | { path: FieldPath; kind: 'increment' | 'maximum' | 'minimum'; operand: WireValue }
  | { path: FieldPath; kind: 'append' | 'remove'; values: WireValue[] };

export type Write =
  | {
      kind: 'update';
      at: DocumentPath;
      fields: WireFields;
      mask: FieldPath[] | null;
      transforms: Transform[];
      precondition: Precondition;
    }
  | { kind: 'delete' | 'verify'; at: DocumentPath; precondition: Precondition };

const MAX_TRANSFORMS = 500;
/** No document has more fields: each has an index entry, of which hosted Firestore allows 40,000. */
const MAX_MASK_PATHS = 40_000;

/** Parses one element of a commit's `writes`. Throws StatusError. Source: google.firestore.v1.Write. */
export function parseWrite(json: unknown, names: ResourceNames): Write {
  if (!isRecord(json)) throw invalid('A write must be an object.');
  const kinds = ['update', 'delete', 'verify', 'transform'].filter(
    (kind) => json[kind] !== undefined && json[kind] !== null,
  );
  if (kinds.length !== 1) throw invalid('A write must have exactly one of update, delete, verify and transform.');
  const precondition = parsePrecondition(json.currentDocument);
  if (kinds[0] === 'delete' || kinds[0] === 'verify')
    return { kind: kinds[0], at: names.parse(json[kinds[0]]), precondition };
  const transform = isRecord(json.transform) ? json.transform : null;
  const document = transform === null ? json.update : { name: transform.document };
  if (!isRecord(document)) throw invalid('A write must name its document.');
  const transforms = parseTransforms(transform === null ? json.updateTransforms : transform.fieldTransforms, names);
  const mask = transform === null ? parseMask(json.updateMask) : [];
  return {
    kind: 'update',
    at: names.parse(document.name),
    fields: parseFields(document.fields, names),
    mask,
    transforms,
    precondition,
  };
}

/** Parses a mask of field paths; absent is null. Throws StatusError. */
export function parseMask(json: unknown): FieldPath[] | null {
  if (json === undefined || json === null) return null;
  const paths = isRecord(json) ? (json.fieldPaths ?? []) : null;
  if (!Array.isArray(paths)) throw invalid('A mask must be an object with a list of fieldPaths.');
  if (paths.length > MAX_MASK_PATHS) throw invalid(`A mask may have at most ${MAX_MASK_PATHS} fieldPaths.`);
  const parsed = paths.map(parseFieldPath);
  if (parsed.some(isNamePath)) throw invalid('A mask must not name __name__.');
  return parsed;
}

/** Parses a mask of the fields to return; absent is null. Throws StatusError. */
export function parseReadMask(json: unknown): FieldMask | null {
  const paths = parseMask(json);
  return paths === null ? null : fieldMaskOf(paths);
}

/** Parses `currentDocument`; absent is no condition. Throws StatusError. */
export function parsePrecondition(json: unknown): Precondition {
  if (json === undefined || json === null) return {};
  if (!isRecord(json)) throw invalid('currentDocument must be an object.');
  const precondition: Precondition = {};
  if (json.exists !== undefined && json.updateTime !== undefined)
    throw invalid('currentDocument must have one condition.');
  if (json.exists !== undefined) {
    if (typeof json.exists !== 'boolean') throw invalid('currentDocument.exists must be true or false.');
    precondition.exists = json.exists;
  }
  if (json.updateTime !== undefined) precondition.updateTime = toMicros(parseInstant(json.updateTime));
  return precondition;
}

function parseTransforms(json: unknown, names: ResourceNames): Transform[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalid('Transforms must be a list.');
  if (json.length > MAX_TRANSFORMS)
    throw invalid(`A document may have at most ${MAX_TRANSFORMS} transforms in a write.`);
  return json.map((item: unknown) => parseTransform(item, names));
}

function parseTransform(json: unknown, names: ResourceNames): Transform {
  if (!isRecord(json)) throw invalid('A transform must be an object.');
  const path = parseFieldPath(json.fieldPath);
  if (isNamePath(path) || path.length > 20) throw invalid('A transform must name a field at most 20 levels deep.');
  const kinds = Object.keys(json).filter((key) => key !== 'fieldPath');
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) throw invalid('A transform must have exactly one operation.');
  const operand = json[kind];
  switch (kind) {
    case 'setToServerValue':
      if (operand !== 'REQUEST_TIME') throw invalid('setToServerValue must be REQUEST_TIME.');
      return { path, kind: 'requestTime' };
    case 'increment':
    case 'maximum':
    case 'minimum':
      return { path, kind, operand: parseNumber(operand, names) };
    case 'appendMissingElements':
      return { path, kind: 'append', values: parseElements(operand, names) };
    case 'removeAllFromArray':
      return { path, kind: 'remove', values: parseElements(operand, names) };
    default:
      throw invalid(`Unknown transform "${kind.slice(0, 40)}".`);
  }
}

function parseNumber(json: unknown, names: ResourceNames): WireValue {
  const value = parseValue(json, names);
  if (!('integerValue' in value) && !('doubleValue' in value))
    throw invalid('The operand of a numeric transform must be a number.');
  return value;
}

function parseElements(json: unknown, names: ResourceNames): WireValue[] {
  const value = parseValue({ arrayValue: json }, names);
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
