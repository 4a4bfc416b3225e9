import type { WireFields, WireValue } from '../../wireValue';
import { ByteWriter } from './byteWriter';
import { parseInstant } from './timestamp';

/**
 * The order of types: null, booleans, NaN, numbers, timestamps, texts, bytes, references, geo points, arrays, vectors,
 * maps.
 * Source: Firestore's "Value type ordering". The marks leave 0x01 and 0xFF free as ends of lists and of ranges.
 */
const TYPE_MARK = {
  null: 0x10,
  boolean: 0x18,
  nan: 0x20,
  number: 0x28,
  timestamp: 0x30,
  string: 0x38,
  bytes: 0x40,
  reference: 0x48,
  geoPoint: 0x50,
  array: 0x58,
  vector: 0x5c,
  map: 0x60,
} as const;

const LIST_END = 0x01;
const SEGMENT = 0x02;

/**
 * Encodes a value to bytes that sort by Firestore's order, across types. Equal values have equal bytes.
 */
export function encodeValue(value: WireValue): Buffer {
  const writer = new ByteWriter();
  writeValue(writer, value);
  return writer.finish();
}

/** Encodes a document's path to bytes that sort by document name: segment by segment. */
export function encodePath(path: string): Buffer {
  const writer = new ByteWriter();
  writePath(writer, path);
  return writer.finish();
}

/** Returns the first byte of a value's encoding. Values are comparable with `<` only when they share it. */
export function typeMark(encoded: Buffer): number {
  return encoded[0] ?? 0;
}

/** Returns true for the encoding of null. */
export function isNullMark(encoded: Buffer): boolean {
  return encoded[0] === TYPE_MARK.null;
}

/** Returns true for the encoding of NaN. */
export function isNanMark(encoded: Buffer): boolean {
  return encoded[0] === TYPE_MARK.nan;
}

/** Returns true for values that Firestore considers equal: 1 equals 1.0, NaN equals NaN. */
export function sameValue(a: WireValue, b: WireValue): boolean {
  return encodeValue(a).equals(encodeValue(b));
}

function writeValue(writer: ByteWriter, value: WireValue): void {
  if ('stringValue' in value) {
    writer.byte(TYPE_MARK.string);
    writer.text(value.stringValue);
  } else if ('integerValue' in value) writeInteger(writer, value.integerValue);
  else if ('doubleValue' in value) writeDouble(writer, Number(value.doubleValue));
  else if ('nullValue' in value) writer.byte(TYPE_MARK.null);
  else if ('booleanValue' in value) {
    writer.byte(TYPE_MARK.boolean);
    writer.byte(value.booleanValue ? 1 : 0);
  } else if ('timestampValue' in value) writeTimestamp(writer, value.timestampValue);
  else if ('bytesValue' in value) {
    writer.byte(TYPE_MARK.bytes);
    writer.block(Buffer.from(value.bytesValue, 'base64'));
  } else if ('referenceValue' in value) {
    writer.byte(TYPE_MARK.reference);
    writePath(writer, value.referenceValue);
  } else if ('geoPointValue' in value) {
    writer.byte(TYPE_MARK.geoPoint);
    writer.double(value.geoPointValue.latitude ?? 0);
    writer.double(value.geoPointValue.longitude ?? 0);
  } else if ('arrayValue' in value) {
    writer.byte(TYPE_MARK.array);
    for (const item of value.arrayValue.values ?? []) writeValue(writer, item);
    writer.byte(LIST_END);
  } else writeMap(writer, value.mapValue.fields ?? {});
}

function writeMap(writer: ByteWriter, fields: WireFields): void {
  if (Object.hasOwn(fields, '__type__') && fields.value !== undefined && 'arrayValue' in fields.value) {
    const items = fields.value.arrayValue.values ?? [];
    writer.byte(TYPE_MARK.vector);
    writer.uint32(items.length);
    for (const item of items) writeValue(writer, item);
    return;
  }
  writer.byte(TYPE_MARK.map);
  for (const [name, value] of sortedEntries(fields)) {
    writer.byte(SEGMENT);
    writer.text(name);
    writeValue(writer, value);
  }
  writer.byte(LIST_END);
}

/** Sorts by the bytes of the names. JavaScript's order differs beyond the basic multilingual plane. */
function sortedEntries(fields: WireFields): [string, WireValue][] {
  return Object.entries(fields).sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/**
 * Writes the greatest double that is not above the integer, then the rest: exact for all 64 bits, and equal to an equal
 * double.
 */
function writeInteger(writer: ByteWriter, text: string): void {
  const near = Number(text);
  if (Number.isSafeInteger(near)) {
    writeFinite(writer, near, 0);
    return;
  }
  const exact = BigInt(text);
  const base = BigInt(near) > exact ? previousDouble(near) : near;
  writeFinite(writer, base, Number(exact - BigInt(base)));
}

function writeDouble(writer: ByteWriter, value: number): void {
  if (Number.isNaN(value)) writer.byte(TYPE_MARK.nan);
  else writeFinite(writer, value, 0);
}

function writeFinite(writer: ByteWriter, value: number, rest: number): void {
  writer.byte(TYPE_MARK.number);
  writer.double(value);
  writer.uint16(rest);
}

function previousDouble(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}

function writeTimestamp(writer: ByteWriter, text: string): void {
  const { seconds, micros } = parseInstant(text);
  writer.byte(TYPE_MARK.timestamp);
  writer.double(seconds);
  writer.uint32(micros);
}

function writePath(writer: ByteWriter, path: string): void {
  for (const part of path.split('/')) {
    writer.byte(SEGMENT);
    writer.text(part);
  }
  writer.byte(LIST_END);
}
