import { and, limit, or, orderBy, startAfter, startAt, Timestamp, where } from 'firebase/firestore/lite';
import { MIXED, startQueryTestBed, type QueryTestBed } from '../../testing/queryTestBed';

let testBed: QueryTestBed;
beforeAll(async () => {
  testBed = await startQueryTestBed();
});
afterAll(() => testBed.stop());

describe('comparisons', () => {
  test('match only values of the same type', async () => {
    const { ids } = await testBed.fill(MIXED);
    expect(await ids(where('v', '<', 1))).toEqual(['less', 'zero', 'half']);
    expect(await ids(where('v', '<=', 1))).toEqual(['less', 'zero', 'half', 'one']);
    expect(await ids(where('v', '>', 0))).toEqual(['half', 'one', 'more']);
    expect(await ids(where('v', '>=', 0), where('v', '<', 2))).toEqual(['zero', 'half', 'one']);
    expect(await ids(where('v', '>', 'a'))).toEqual(['texts']);
    expect(await ids(where('v', '<', 'z'))).toEqual(['text', 'texts']);
    expect(await ids(where('v', '>=', new Timestamp(0, 0)))).toEqual(['time']);
    expect(await ids(where('v', '>=', false))).toEqual(['no', 'yes']);
    expect(await ids(where('v', '>', [0]))).toEqual(['list']);
    expect(await ids(where('v', '>', {}))).toEqual(['map']);
  });

  test('by == match null, NaN, integers and doubles', async () => {
    const { ids } = await testBed.fill(MIXED);
    expect(await ids(where('v', '==', null))).toEqual(['nothing']);
    expect(await ids(where('v', '==', NaN))).toEqual(['nan']);
    expect(await ids(where('v', '==', 1))).toEqual(['one']);
    expect(await ids(where('v', '==', [1]))).toEqual(['list']);
    expect(await ids(where('v', '==', { a: 1 }))).toEqual(['map']);
    expect(await ids(where('v', '==', 'nothing'))).toEqual([]);
  });

  test('by != and not-in skip null and missing fields', async () => {
    const { ids } = await testBed.fill({
      nothing: { v: null },
      one: { v: 1 },
      two: { v: 2 },
      text: { v: 'a' },
      nan: { v: NaN },
      missing: { w: 1 },
    });
    expect(await ids(where('v', '!=', 1))).toEqual(['nan', 'two', 'text']);
    expect(await ids(where('v', '!=', null))).toEqual(['nan', 'one', 'two', 'text']);
    expect(await ids(where('v', '!=', NaN))).toEqual(['one', 'two', 'text']);
    expect(await ids(where('v', 'not-in', [1, 'a']))).toEqual(['nan', 'two']);
    expect(await ids(where('v', 'not-in', [1, null]))).toEqual([]);
    expect(await ids(where('v', 'not-in', [NaN, 1]))).toEqual(['two', 'text']);
  });

  test('by in and the array operators', async () => {
    const { ids } = await testBed.fill({
      a: { v: 1, t: ['x', 'y'] },
      b: { v: 2, t: ['y'] },
      c: { v: 3, t: [['no'].length, 'z'] },
      d: { v: null, t: 'x' },
    });
    expect(await ids(where('v', 'in', [3, 1, 1, 99]))).toEqual(['a', 'c']);
    expect(await ids(where('v', 'in', [null, 2]))).toEqual(['b']);
    expect(await ids(where('t', 'array-contains', 'y'))).toEqual(['a', 'b']);
    expect(await ids(where('t', 'array-contains', 1))).toEqual(['c']);
    expect(await ids(where('t', 'array-contains-any', ['x', 'z']))).toEqual(['a', 'c']);
    expect(await ids(where('t', 'array-contains-any', ['x', 'y']), where('v', 'in', [1, 2]))).toEqual(['a', 'b']);
    expect(await ids(where('t', 'array-contains', 'y'), where('v', '==', 2))).toEqual(['b']);
  });

  test('distinguish long texts with the same start', async () => {
    const long = 'x'.repeat(2000);
    const { ids } = await testBed.fill({ c: { v: `${long}a` }, b: { v: `${long}b` }, a: { v: `${long}c` } });
    expect(await ids(where('v', '==', `${long}b`))).toEqual(['b']);
    expect(await ids(where('v', '>', `${long}a`))).toEqual(['b', 'a']);
    expect(await ids(where('v', '<', `${long}c`))).toEqual(['c', 'b']);
    expect(await ids(where('v', '!=', `${long}a`))).toEqual(['b', 'a']);
    expect(await ids(orderBy('v'), startAfter(`${long}b`))).toEqual(['a']);
    expect(await ids(orderBy('v', 'desc'), startAt(`${long}b`), limit(1))).toEqual(['b']);
  });

  test('work on nested and quoted field names', async () => {
    const { ids } = await testBed.fill({ a: { m: { 'odd.name`': 1, deep: { x: 1 } } }, b: { m: { deep: { x: 2 } } } });
    expect(await ids(where('m.deep.x', '>', 1))).toEqual(['b']);
    expect(await ids(orderBy('m.deep.x', 'desc'))).toEqual(['b', 'a']);
  });
});

describe('and, or', () => {
  test('nest', async () => {
    const { idsWhere } = await testBed.fill({
      a: { x: 1, y: 1 },
      b: { x: 1, y: 2 },
      c: { x: 2, y: 1 },
      d: { x: 3, y: 3 },
    });
    expect(await idsWhere(or(where('x', '==', 2), where('y', '==', 2)))).toEqual(['b', 'c']);
    expect(await idsWhere(or(and(where('x', '==', 1), where('y', '==', 1)), where('x', '==', 3)))).toEqual(['a', 'd']);
    expect(
      await idsWhere(and(or(where('x', '==', 1), where('x', '==', 2)), or(where('y', '==', 1), where('y', '==', 3)))),
    ).toEqual(['a', 'c']);
    expect(await idsWhere(or(where('x', '==', 2), where('x', '==', 1)), limit(2))).toEqual(['a', 'b']);
    expect(await idsWhere(or(where('x', 'in', [1, 2]), where('y', '==', 1)), limit(9))).toEqual(['a', 'b', 'c']);
  });

  test('refuse more than 30 alternatives', async () => {
    const { ids } = await testBed.fill({ a: { x: 1 } });
    const six = [1, 2, 3, 4, 5, 6];
    expect(await ids(where('x', 'in', six), where('y', 'in', six.slice(1)))).toEqual([]);
    await expect(ids(where('x', 'in', six), where('y', 'in', six))).rejects.toThrow('30 alternatives');
  });
});
