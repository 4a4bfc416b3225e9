import { fieldPathText, parseFieldPath, type FieldPath } from '../names/fieldPath';
import type { DocumentRecord } from '../store/DocumentRecord';
import { encodePath, encodeValue } from '../values/valueOrder';
import { fieldAt } from '../values/fieldAccess';
import type { CompositeIndex } from './configuration';

export type IndexMode = 'asc' | 'desc' | 'contains';

/**
 * An index of one collection, or of all collections of that name (`group`). Without fields it orders by document name.
 */
export type IndexDefinition = {
  collection: string;
  group: boolean;
  fields: readonly { path: FieldPath; mode: IndexMode }[];
};

/** Returns the text that identifies a definition. The database stores it. */
export function definitionText({ collection, group, fields }: IndexDefinition): string {
  return JSON.stringify({ collection, group, fields: fields.map(({ path, mode }) => [fieldPathText(path), mode]) });
}

/** Parses the text that {@link definitionText} returned. */
export function parseDefinition(text: string): IndexDefinition {
  const json = JSON.parse(text) as { collection: string; group: boolean; fields: [string, IndexMode][] };
  return { ...json, fields: json.fields.map(([path, mode]) => ({ path: parseFieldPath(path), mode })) };
}

/** Returns the definition of a declared composite index. A final `__name__` is dropped when it is the default. */
export function fromComposite(composite: CompositeIndex): IndexDefinition {
  const fields = composite.fields.map((field) => ({
    path: parseFieldPath(field.fieldPath),
    mode: modeOf(field),
  }));
  const last = fields.at(-1);
  if (last?.path[0] === '__name__' && nameMode(fields.slice(0, -1)) === last.mode) fields.pop();
  return { collection: composite.collectionGroup, group: composite.queryScope === 'COLLECTION_GROUP', fields };
}

function modeOf(field: CompositeIndex['fields'][number]): IndexMode {
  if ('arrayConfig' in field) return 'contains';
  return field.order === 'ASCENDING' ? 'asc' : 'desc';
}

/** Returns the direction of the name at the end of every key: that of the last field. */
export function nameMode(fields: IndexDefinition['fields']): 'asc' | 'desc' {
  return fields.at(-1)?.mode === 'desc' ? 'desc' : 'asc';
}

/**
 * Returns a value's part of a key. Values are never truncated. Hosted Firestore truncates them at 1500 bytes and is
 * inexact beyond.
 */
export function keyPart(encoded: Buffer, mode: IndexMode): Buffer {
  return mode === 'desc' ? inverted(encoded) : encoded;
}

/**
 * Returns the keys of a document in an index: none when a field is missing, several for the elements of an array.
 */
export function keysOf(definition: IndexDefinition, document: DocumentRecord): Buffer[] {
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  for (const { path, mode } of definition.fields) {
    const parts = partsOf(document, path, mode);
    if (parts.length === 0) return [];
    prefixes = prefixes.flatMap((prefix) => parts.map((part) => Buffer.concat([prefix, part])));
  }
  const name = encodePath(definition.group ? document.path : document.id);
  const end = nameMode(definition.fields) === 'desc' ? inverted(name) : name;
  return prefixes.map((prefix) => Buffer.concat([prefix, end]));
}

function partsOf(document: DocumentRecord, path: FieldPath, mode: IndexMode): Buffer[] {
  if (path[0] === '__name__') return [keyPart(encodePath(document.path), mode)];
  const value = fieldAt(document.fields, path);
  if (value === undefined) return [];
  if (mode !== 'contains') return [keyPart(encodeValue(value), mode)];
  if (!('arrayValue' in value)) return [];
  const distinct = new Map<string, Buffer>();
  for (const item of value.arrayValue.values ?? []) {
    const part = keyPart(encodeValue(item), mode);
    distinct.set(part.toString('latin1'), part);
  }
  return [...distinct.values()];
}

function inverted(bytes: Buffer): Buffer {
  const result = Buffer.allocUnsafe(bytes.length);
  for (let index = 0; index < bytes.length; index += 1) result[index] = ~(bytes[index] ?? 0) & 0xff;
  return result;
}
