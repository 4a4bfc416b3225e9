import fc from 'fast-check';
import type { WireValue } from '../../wireValue';
import { encodeValue, sameValue } from './valueOrder';

/** One value of each type or more, in Firestore's documented order; equal neighbours are in one list. */
const ordered: WireValue[][] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }, { doubleValue: -9223372036854775808 }],
  [{ integerValue: '-9223372036854775807' }],
  [{ doubleValue: -1.5 }],
  [{ integerValue: '-1' }, { doubleValue: -1 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: -0 }],
  [{ doubleValue: 5e-324 }],
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 9007199254740992 }],
  [{ integerValue: '9007199254740993' }],
  [{ doubleValue: 9007199254740994 }],
  [{ integerValue: '9223372036854775807' }],
  [{ doubleValue: 9223372036854775808 }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '0001-01-01T00:00:00Z' }],
  [{ timestampValue: '2026-11-21T10:00:00.000001Z' }],
  [{ timestampValue: '2026-11-21T10:00:00.100Z' }],
  [{ stringValue: '' }],
  [{ stringValue: '\0' }],
  [{ stringValue: '\0a' }],
  [{ stringValue: 'a' }],
  [{ stringValue: 'a\0' }],
  [{ stringValue: 'ab' }],
  [{ stringValue: 'é' }],
  [{ stringValue: '\uffff' }],
  [{ stringValue: '😀' }],
  [{ bytesValue: '' }],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: 'AAE=' }],
  [{ bytesValue: '/w==' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/b' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a/b/c/d' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/a-/b' }],
  [{ geoPointValue: { latitude: -90, longitude: 5 } }],
  [{ geoPointValue: { latitude: 0, longitude: -1 } }],
  [{ geoPointValue: {} }],
  [{ arrayValue: {} }],
  [{ arrayValue: { values: [{ integerValue: '1' }] } }],
  [{ arrayValue: { values: [{ integerValue: '1' }, { nullValue: null }] } }],
  [{ arrayValue: { values: [{ stringValue: 'a' }] } }],
  [vector(9, 9)],
  [vector(1, 1, 1)],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: { integerValue: '1' } } } }],
  [{ mapValue: { fields: { a: { integerValue: '1' }, b: { nullValue: null } } } }],
  [{ mapValue: { fields: { a: { integerValue: '2' } } } }],
  [{ mapValue: { fields: { b: { nullValue: null } } } }],
];

function vector(...values: number[]): WireValue {
  return {
    mapValue: {
      fields: {
        __type__: { stringValue: '__vector__' },
        value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
      },
    },
  };
}

describe('the order of values', () => {
  test('matches the documented order, across and within types', () => {
    for (const [i, left] of ordered.entries()) {
      for (const [j, right] of ordered.entries()) {
        for (const a of left)
          for (const b of right)
            expect({ a, b, order: Math.sign(Buffer.compare(encodeValue(a), encodeValue(b))) }).toEqual({
              a,
              b,
              order: Math.sign(i - j),
            });
      }
    }
  });

  test('of numbers is numeric for all doubles and 64-bit integers', () => {
    const big = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(fc.property(big, big, (a, b) => sign(integer(a), integer(b)) === (a < b ? -1 : a > b ? 1 : 0)));
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        (a, b) => sign(double(a), double(b)) === (a < b ? -1 : a > b ? 1 : 0),
      ),
    );
    fc.assert(
      fc.property(
        big,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (a, b) => sign(integer(a), double(b)) === (a < b ? -1 : a > b ? 1 : 0),
      ),
    );
  });

  test('of texts is that of their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(
        text,
        text,
        (a, b) => sign({ stringValue: a }, { stringValue: b }) === Buffer.compare(Buffer.from(a), Buffer.from(b)),
      ),
    );
  });

  test('ignores the sequence of map fields', () => {
    expect(
      sameValue(
        { mapValue: { fields: { a: integer(1n), b: integer(2n) } } },
        { mapValue: { fields: { b: double(2), a: double(1) } } },
      ),
    ).toBe(true);
  });
});

function integer(value: bigint): WireValue {
  return { integerValue: value.toString() };
}

function double(value: number): WireValue {
  return { doubleValue: Number.isFinite(value) ? value : value > 0 ? 'Infinity' : '-Infinity' };
}

function sign(a: WireValue, b: WireValue): number {
  return Math.sign(Buffer.compare(encodeValue(a), encodeValue(b)));
}
