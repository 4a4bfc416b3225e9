import { wireFieldsOf, type AdminWrite, type WireFields, type WireValue } from '@lectern/backend';
import type { DocumentParser } from '@lectern/shared/domain';
import { DeskRefusal, type DeskServices } from './contract';
import { deskText } from './text/desk.en';

/** Converts the fields of a document to plain data, with Dates for times. */
export function plainFields(fields: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: WireValue): unknown {
  if ('nullValue' in value) return null;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue);
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {});
  return Object.values(value)[0] as unknown;
}

/** Returns the parsed document, or null when there is none. Throws a DocumentError for a malformed one. */
export function read<T>({ documents }: DeskServices, path: string, parse: DocumentParser<T>): T | null {
  const found = documents.get(path);
  return found === null ? null : parse(plainFields(found.fields), path);
}

/** Returns the parsed document; throws a DeskRefusal when there is none. `kind` names it in the refusal. */
export function need<T>(services: DeskServices, path: string, parse: DocumentParser<T>, kind: string): T {
  const found = isPath(path) ? read(services, path, parse) : null;
  if (found === null) throw new DeskRefusal(deskText.refusals.missing(kind));
  return found;
}

/** Ids come from administrators: anything that would name another document is refused before it is a path. */
const isPath = (path: string): boolean => /^[A-Za-z0-9_~-]+(\/[A-Za-z0-9_~-]+)+$/.test(path);

/** Returns the write that changes only the given fields of a document. */
export const change = (path: string, data: object): AdminWrite => ({ merge: path, fields: wireFieldsOf(data) });

/** Returns the write that creates or replaces a document. */
export const put = (path: string, data: object): AdminWrite => ({ set: path, fields: wireFieldsOf(data) });
