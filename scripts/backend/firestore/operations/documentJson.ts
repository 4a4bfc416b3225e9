import type { DocumentRecord } from '../store/DocumentRecord';
import type { FieldPath } from '../names/fieldPath';
import type { ResourceNames } from '../names/resourceName';
import { pickFields } from '../values/fieldAccess';
import { formatMicros } from '../values/timestamp';

/** Returns a document of the protocol as JSON text. Without a mask the stored fields are not parsed. */
export function documentJson(
  document: DocumentRecord,
  names: ResourceNames,
  mask: readonly FieldPath[] | null,
): string {
  const fields = mask === null ? document.json : JSON.stringify(pickFields(document.fields, mask));
  const name = JSON.stringify(names.of(document.path));
  const [created, updated] = [formatMicros(document.createTime), formatMicros(document.updateTime)];
  return `{"name":${name},"fields":${fields},"createTime":"${created}","updateTime":"${updated}"}`;
}
