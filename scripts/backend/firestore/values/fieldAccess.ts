import type { FieldPath } from '../names/fieldPath';
import type { WireFields, WireValue } from '../../wireValue';

/** Returns the value at a field path, or undefined. Inherited names such as `constructor` are never found. */
export function fieldAt(fields: WireFields, path: FieldPath): WireValue | undefined {
  let current: WireFields = fields;
  let value: WireValue | undefined;
  for (const [depth, name] of path.entries()) {
    if (!Object.hasOwn(current, name)) return undefined;
    value = current[name];
    if (depth === path.length - 1) return value;
    if (value === undefined || !('mapValue' in value)) return undefined;
    current = value.mapValue.fields ?? {};
  }
  return value;
}

/**
 * Returns a copy of the fields with the value at `path` replaced, or removed when `value` is undefined. Creates missing
 * maps. Names are sorted, as in all stored documents.
 */
export function withField(fields: WireFields, path: FieldPath, value: WireValue | undefined): WireFields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  if (rest.length === 0) return value === undefined ? without(fields, name) : sorted({ ...fields, [name]: value });
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const innerFields = inner !== undefined && 'mapValue' in inner ? (inner.mapValue.fields ?? {}) : undefined;
  if (value === undefined && innerFields === undefined) return fields;
  return sorted({ ...fields, [name]: { mapValue: { fields: withField(innerFields ?? {}, rest, value) } } });
}

/** Returns a copy that has only the fields at these paths, as a field mask selects them. */
export function pickFields(fields: WireFields, paths: readonly FieldPath[]): WireFields {
  let picked: WireFields = {};
  for (const path of paths) {
    const value = fieldAt(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}

function without(fields: WireFields, name: string): WireFields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

function sorted(fields: WireFields): WireFields {
  const result: WireFields = {};
  for (const name of Object.keys(fields).sort()) {
    const value = fields[name];
    if (value !== undefined) result[name] = value;
  }
  return result;
}
