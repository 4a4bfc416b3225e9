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
 * Changes fields without touching the originals: each map is copied when it is first changed, and sorted once at the
 * end. So thousands of changes of one document cost no more than reading it.
 */
export class FieldEditor {
  private readonly copies = new Set<WireFields>();
  private readonly root: WireFields;

  constructor(fields: WireFields) {
    this.root = this.copyOf(fields);
  }

  /** Returns the value at a path as it is now, or undefined. */
  get(path: FieldPath): WireValue | undefined {
    return fieldAt(this.root, path);
  }

  /** Replaces the value at a path, and creates missing maps. Undefined removes it. */
  set(path: FieldPath, value: WireValue | undefined): void {
    let current = this.root;
    for (const [depth, name] of path.entries()) {
      if (depth < path.length - 1) {
        const inner = this.openMap(current, name, value !== undefined);
        if (inner === null) return;
        current = inner;
      } else if (value !== undefined) current[name] = value;
      else Reflect.deleteProperty(current, name);
    }
  }

  /** Returns the changed fields, with sorted names, as in all stored documents. */
  finish(): WireFields {
    return this.sorted(this.root);
  }

  /** Returns a map within `fields` that may be changed; null when there is none and none is to be created. */
  private openMap(fields: WireFields, name: string, creates: boolean): WireFields | null {
    const held = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const known = held !== undefined && 'mapValue' in held ? (held.mapValue.fields ?? {}) : null;
    if (known !== null && this.copies.has(known)) return known;
    if (known === null && !creates) return null;
    const copy = this.copyOf(known ?? {});
    fields[name] = { mapValue: { fields: copy } };
    return copy;
  }

  private copyOf(fields: WireFields): WireFields {
    const copy = { ...fields };
    this.copies.add(copy);
    return copy;
  }

  private sorted(fields: WireFields): WireFields {
    const result: WireFields = {};
    for (const name of Object.keys(fields).sort()) {
      const value = fields[name];
      if (value === undefined) continue;
      const inner = 'mapValue' in value ? value.mapValue.fields : undefined;
      const isCopy = inner !== undefined && this.copies.has(inner);
      result[name] = isCopy ? { mapValue: { fields: this.sorted(inner) } } : value;
    }
    return result;
  }
}

/** The fields that a mask selects, by name: a whole field (null), or some fields of its map. */
export type FieldMask = ReadonlyMap<string, FieldMask | null>;

/** Returns the mask of these paths. It costs a document no more than its own fields, however many paths there are. */
export function fieldMaskOf(paths: readonly FieldPath[]): FieldMask {
  const mask = new Map<string, FieldMask | null>();
  for (const path of paths) addPath(mask, path);
  return mask;
}

function addPath(mask: Map<string, FieldMask | null>, path: FieldPath): void {
  let current = mask;
  for (const [depth, name] of path.entries()) {
    const known = current.get(name);
    if (known === null) return;
    if (depth === path.length - 1) {
      current.set(name, null);
      return;
    }
    const inner = (known as Map<string, FieldMask | null> | undefined) ?? new Map<string, FieldMask | null>();
    current.set(name, inner);
    current = inner;
  }
}

/** Returns a copy that has only the fields that a mask selects, with sorted names. */
export function pickFields(fields: WireFields, mask: FieldMask): WireFields {
  const picked: WireFields = {};
  const names = Object.keys(fields);
  const found = mask.size < names.length ? [...mask.keys()].filter((name) => Object.hasOwn(fields, name)) : names;
  for (const name of found.sort()) {
    const inner = mask.get(name);
    const value = fields[name];
    if (inner === undefined || value === undefined) continue;
    const part = inner === null ? value : pickWithin(value, inner);
    if (part !== undefined) picked[name] = part;
  }
  return picked;
}

function pickWithin(value: WireValue, mask: FieldMask): WireValue | undefined {
  const fields = 'mapValue' in value ? pickFields(value.mapValue.fields ?? {}, mask) : {};
  return Object.keys(fields).length === 0 ? undefined : { mapValue: { fields } };
}
