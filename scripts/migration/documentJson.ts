import * as v from 'valibot';
import type { TransferredDocument, WireFields, WireValue } from '@lectern/backend';
import { microsOf, timestampOf } from '../hosted';

const timestamp = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/));
const line = v.object({
  path: v.pipe(v.string(), v.regex(/^[^/]+\/[^/]+(\/[^/]+\/[^/]+)*$/)),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
  createTime: timestamp,
  updateTime: timestamp,
  owner: v.optional(v.nullable(v.string()), null),
});

/** Returns the line of a document: its path, its id, its fields and times as in Firestore's REST API, and its owner. */
export function documentLineOf({ path, fields, createTime, updateTime, owner }: TransferredDocument): string {
  const id = path.slice(path.lastIndexOf('/') + 1);
  const times = { createTime: timestampOf(createTime), updateTime: timestampOf(updateTime) };
  return JSON.stringify({ path, id, fields, ...times, ...(owner === null ? {} : { owner }) });
}

/** Returns the document of a line. Throws an Error that names the malformed field. */
export function parseDocumentLine(json: unknown): TransferredDocument {
  const parsed = v.safeParse(line, json);
  if (!parsed.success) throw new Error(`malformed field ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  const { path, fields, createTime, updateTime, owner } = parsed.output;
  // The target parses the values: only it knows its limits.
  const values = fields as unknown as WireFields;
  return { path, fields: values, createTime: microsOf(createTime), updateTime: microsOf(updateTime), owner };
}

/** Returns fields whose references to documents of one project lead to the same documents of another one. */
export function moveReferences(fields: WireFields, from: string, to: string): WireFields {
  if (from === to) return fields;
  const [before, after] = [from, to].map((project) => `projects/${project}/databases/(default)/`) as [string, string];
  const moveAll = (all: WireFields): WireFields =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, move(value)]));
  const move = (value: WireValue): WireValue => {
    if ('referenceValue' in value && value.referenceValue.startsWith(before))
      return { referenceValue: after + value.referenceValue.slice(before.length) };
    if ('mapValue' in value) return { mapValue: { ...value.mapValue, fields: moveAll(value.mapValue.fields ?? {}) } };
    if ('arrayValue' in value) return { arrayValue: { values: (value.arrayValue.values ?? []).map(move) } };
    return value;
  };
  return moveAll(fields);
}
