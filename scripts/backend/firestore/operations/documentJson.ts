import type { DocumentRecord } from '../store/DocumentRecord';
import type { ResourceNames } from '../names/resourceName';
import { pickFields, type FieldMask } from '../values/fieldAccess';
import { formatMicros } from '../values/timestamp';

/**
 * Returns a document of the protocol as JSON text, with the fields that all masks select. Without a mask the stored
 * fields are not parsed.
 */
export function documentJson(
  document: DocumentRecord,
  names: ResourceNames,
  ...masks: readonly (FieldMask | null)[]
): string {
  const given = masks.filter((mask) => mask !== null);
  const fields = given.length === 0 ? document.json : JSON.stringify(given.reduce(pickFields, document.fields));
  const name = JSON.stringify(names.of(document.path));
  const [created, updated] = [formatMicros(document.createTime), formatMicros(document.updateTime)];
  return `{"name":${name},"fields":${fields},"createTime":"${created}","updateTime":"${updated}"}`;
}
