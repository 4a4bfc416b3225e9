import { exportValue } from './exportValue';

class Reference {
  path = 'products/p/prices/x';
  firestore = { secret: true };
}

test('times, bytes and references become text; other values stay', () => {
  const value = {
    at: new Date(0),
    never: new Date(NaN),
    bytes: new Uint8Array([104, 105]),
    list: [new Reference(), 1, 'x', null, true],
    map: { deep: [new Date(1000)] },
    odd: new Map(),
  };
  expect(exportValue(value)).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    never: null,
    bytes: btoa('hi'),
    list: ['products/p/prices/x', 1, 'x', null, true],
    map: { deep: ['1970-01-01T00:00:01.000Z'] },
    odd: null,
  });
});
