import { invalid } from '../StatusError';
import type { WireFields, WireValue } from '../../wireValue';

const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** Throws StatusError for a document beyond 1 MiB, counted by Firestore's "Storage size calculations". */
export function checkDocumentSize(path: string, fields: WireFields): void {
  const size = path.split('/').reduce((sum, part) => sum + textSize(part), 16) + fieldsSize(fields) + 32;
  if (size > MAX_DOCUMENT_BYTES)
    throw invalid(`The document is ${size} bytes large; the maximum is ${MAX_DOCUMENT_BYTES} bytes.`);
}

function fieldsSize(fields: WireFields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) size += textSize(name) + valueSize(value);
  return size;
}

function valueSize(value: WireValue): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value)
    return value.referenceValue
      .split('/')
      .slice(5)
      .reduce((sum, part) => sum + textSize(part), 16);
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  if ('geoPointValue' in value) return 16;
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
