import fc from 'fast-check';
import type { WireValue } from '@lectern/backend';
import { PROJECT } from './service';

const nameOf = (path: string): string => `projects/${PROJECT}/databases/(default)/documents/${path}`;

/** Values of each simple type, chosen so that equal, neighbouring and extreme ones meet. */
export const SCALARS = {
  nothing: fc.constant<WireValue>({ nullValue: null }),
  bool: fc.boolean().map((booleanValue): WireValue => ({ booleanValue })),
  int: fc
    .constantFrom(
      '0',
      '1',
      '2',
      '3',
      '-1',
      '-2',
      '10',
      '9007199254740993',
      '9223372036854775807',
      '-9223372036854775808',
    )
    .map((integerValue): WireValue => ({ integerValue })),
  float: fc
    .constantFrom<number | 'NaN' | 'Infinity' | '-Infinity' | '-0'>(
      ...[0, 1, 2, 0.5, -1.5, 2.5, 1e10, 9007199254740992, 9.2e18],
      ...(['NaN', 'Infinity', '-Infinity', '-0'] as const),
    )
    .map((doubleValue): WireValue => ({ doubleValue })),
  string: fc
    .constantFrom('', 'a', 'b', 'ab', 'B', 'aa', 'a,b', '1', '-2', '1.5', ' x ', 'é', '😀', 'a\n', '\uffff', 'true')
    .map((stringValue): WireValue => ({ stringValue })),
  bytes: fc.constantFrom('', 'AA==', 'YQ==', 'YWI=', '/w==').map((bytesValue): WireValue => ({ bytesValue })),
  time: fc
    .constantFrom(
      ...['1970-01-01T00:00:00Z', '1969-12-31T23:59:59.5Z', '2024-02-29T13:14:15.678Z', '2026-11-22T00:00:00Z'],
      ...['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999Z', '2000-12-31T23:59:59.123456Z'],
    )
    .map((timestampValue): WireValue => ({ timestampValue })),
  place: fc
    .tuple(fc.constantFrom(0, 1, -90, 52.5), fc.constantFrom(0, 1, 180, -13.4))
    .map(([latitude, longitude]): WireValue => ({ geoPointValue: { latitude, longitude } })),
  reference: fc
    .constantFrom('k/d1', 'k/d2', 'k/d10', 'k/d1/sub/e1', 'other/x')
    .map((path): WireValue => ({ referenceValue: nameOf(path) })),
} as const;

const simple = fc.oneof(...Object.values(SCALARS));
const listOf = (item: fc.Arbitrary<WireValue>) =>
  fc.array(item, { maxLength: 3 }).map((values): WireValue => ({ arrayValue: { values } }));
const mapOf = (item: fc.Arbitrary<WireValue>) =>
  fc
    .dictionary(fc.constantFrom('x', 'y', 'z'), item, { maxKeys: 3 })
    .map((fields): WireValue => ({ mapValue: { fields } }));

/** A list may hold maps, but no list. */
export const LISTS = listOf(fc.oneof({ weight: 5, arbitrary: simple }, { weight: 1, arbitrary: mapOf(simple) }));
export const MAPS = mapOf(
  fc.oneof(
    { weight: 5, arbitrary: simple },
    { weight: 1, arbitrary: mapOf(simple) },
    { weight: 1, arbitrary: listOf(simple) },
  ),
);

/** A value of any type. */
export const ANY = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 1, arbitrary: LISTS },
  { weight: 1, arbitrary: MAPS },
);
