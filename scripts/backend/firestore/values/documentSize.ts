import { invalid } from '../StatusError';
import type { WireFields, WireValue } from '../../wireValue';

const MAX_DOCUMENT_BYTES = 1024 * 1024;
/** Source: Firestore's "Maximum size of a field value". */
const MAX_VALUE_BYTES = 1_048_487;

/**
 * Throws StatusError for a document beyond 1 MiB or a value beyond its maximum, counted by Firestore's "Storage size
 * calculations".
 */
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
  if ('stringValue' in value) return checked(textSize(value.stringValue));
  if ('bytesValue' in value) return checked(Buffer.byteLength(value.bytesValue, 'base64'));
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

function checked(size: number): number {
  if (size > MAX_VALUE_BYTES + 1) throw invalid(`A field value is longer than ${MAX_VALUE_BYTES} bytes.`);
  return size;
}
