import { createHash } from 'node:crypto';
import { wholeOf } from '../evaluate/arithmetic';
import { Failure } from '../values/failure';
import { RulesBytes, RulesLatLng } from '../values/scalars';
import { builtin } from './builtin';
import type { Builtin } from './builtin';

/** Source: rules.math. `ceil` and `floor` give floats, `round` gives an integer, `abs` keeps the type. */
export const mathFunctions: Readonly<Record<string, Builtin>> = {
  abs: builtin(['number'], (value) =>
    typeof value === 'bigint' ? BigInt.asIntN(64, value < 0n ? -value : value) : Math.abs(value),
  ),
  ceil: builtin(['number'], (value) => Math.ceil(Number(value))),
  floor: builtin(['number'], (value) => Math.floor(Number(value))),
  round: builtin(['number'], (value) => (typeof value === 'bigint' ? value : wholeOf(Math.round(value)))),
  sqrt: builtin(['number'], (value) => Math.sqrt(Number(value))),
  pow: builtin(['number', 'number'], (base, exponent) => Number(base) ** Number(exponent)),
  isNaN: builtin(['number'], (value) => Number.isNaN(value)),
  // The reference names isInfinite, the official emulator only knows isInfinity.
  isInfinite: builtin(['number'], isInfinite),
  isInfinity: builtin(['number'], isInfinite),
};

/** Source: rules.latlng. */
export const latlngFunctions: Readonly<Record<string, Builtin>> = {
  value: builtin(['number', 'number'], (latitude, longitude) => {
    const [north, east] = [Number(latitude), Number(longitude)];
    const exists = Math.abs(north) <= 90 && Math.abs(east) <= 180;
    return exists ? new RulesLatLng(north, east) : new Failure(`there is no point at ${north}, ${east}`);
  }),
};

/** Source: rules.LatLng. `distance` is in metres. */
export const latlngMethods: Readonly<Record<string, Builtin>> = {
  latitude: builtin(['latlng'], (point) => point.latitude),
  longitude: builtin(['latlng'], (point) => point.longitude),
  distance: builtin(['latlng', 'latlng'], distance),
};

/** Source: rules.hashing. Each takes bytes or a string and gives bytes, checksums with the lowest byte first. */
export const hashingFunctions: Readonly<Record<string, Builtin>> = {
  crc32: builtin(['bytesOrString'], (value) => checksum(bytesOf(value), 0xedb88320)),
  crc32c: builtin(['bytesOrString'], (value) => checksum(bytesOf(value), 0x82f63b78)),
  md5: builtin(['bytesOrString'], (value) => digest('md5', bytesOf(value))),
  sha256: builtin(['bytesOrString'], (value) => digest('sha256', bytesOf(value))),
};

function isInfinite(value: bigint | number): boolean {
  return value === Infinity || value === -Infinity;
}

/** The great-circle distance by the haversine formula. */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const share =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude);
  return 2 * 6_371_010 * Math.asin(Math.min(1, Math.sqrt(share)));
}

function bytesOf(value: RulesBytes | string): Uint8Array {
  return typeof value === 'string' ? Uint8Array.from(Buffer.from(value, 'utf8')) : value.bytes;
}

function digest(algorithm: 'md5' | 'sha256', bytes: Uint8Array): RulesBytes {
  return RulesBytes.fromBase64(createHash(algorithm).update(bytes).digest('base64'));
}

/** Returns a reflected 32-bit CRC. The polynomial selects CRC-32 or CRC-32C. */
function checksum(bytes: Uint8Array, polynomial: number): RulesBytes {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ polynomial : rest >>> 1;
  }
  const sum = (rest ^ 0xffffffff) >>> 0;
  return new RulesBytes(Uint8Array.of(sum & 255, (sum >>> 8) & 255, (sum >>> 16) & 255, sum >>> 24));
}
