import type { WireFields, WireValue } from '../../wireValue';
import { RulesMap, type RulesValue } from './rulesValue';
import { RulesBytes, RulesLatLng, RulesPath, RulesTimestamp } from './scalars';

/** Converts a wire value. Throws for an invalid timestamp, which the backend never stores. */
export function fromWire(wire: WireValue): RulesValue {
  if ('stringValue' in wire) return wire.stringValue;
  if ('booleanValue' in wire) return wire.booleanValue;
  if ('integerValue' in wire) return BigInt(wire.integerValue);
  if ('doubleValue' in wire) return Number(wire.doubleValue);
  if ('nullValue' in wire) return null;
  if ('timestampValue' in wire) return timestampFrom(wire.timestampValue);
  if ('mapValue' in wire) return mapFromWire(wire.mapValue.fields ?? {});
  if ('arrayValue' in wire) return (wire.arrayValue.values ?? []).map(fromWire);
  if ('referenceValue' in wire) return pathFromReference(wire.referenceValue);
  if ('bytesValue' in wire) return RulesBytes.fromBase64(wire.bytesValue);
  return new RulesLatLng(wire.geoPointValue.latitude ?? 0, wire.geoPointValue.longitude ?? 0);
}

/** Converts the fields of a document or map. */
export function mapFromWire(fields: WireFields): RulesMap {
  return RulesMap.over(fields, fromWire);
}

/** Converts JSON, such as the claims of a token. Whole numbers become integers. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || json === undefined) return null;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json === 'object') return RulesMap.over(json as Record<string, unknown>, fromJson);
  throw new TypeError(`a ${typeof json} is not a JSON value`);
}

function timestampFrom(text: string): RulesTimestamp {
  const timestamp = RulesTimestamp.parse(text);
  if (timestamp === null) throw new TypeError(`"${text}" is not a timestamp`);
  return timestamp;
}

/** `projects/P/databases/D/documents/a/b` is the path `/databases/D/documents/a/b` to rules. */
function pathFromReference(name: string): RulesPath {
  const segments = name.split('/').filter((segment) => segment !== '');
  return new RulesPath(segments[0] === 'projects' ? segments.slice(2) : segments);
}
