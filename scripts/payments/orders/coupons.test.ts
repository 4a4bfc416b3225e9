import { checkoutOf } from '../../tests/fixtures/paymentShop';
import { startPaymentTestBed, type PaymentTestBed } from '../testBed';

let testBed: PaymentTestBed;
beforeEach(async () => (testBed = await startPaymentTestBed()));
afterEach(() => testBed.stop());

const createCoupon = (limits: { maxUses: number | null; perAccount: number | null }): void =>
  testBed.set('coupons/ONCE', {
    ...{ percentOff: 20, amountOff: null, currency: null, startsAt: null, endsAt: null },
    ...{ ...limits, uses: 0, createdAt: new Date() },
  });
const uses = async (): Promise<unknown[]> => [
  (await testBed.read('coupons/ONCE'))?.uses,
  (await testBed.list('coupons/ONCE/uses')).length,
];
const USED = { status: 'refused', error: { kind: 'coupon' } };

test.each([
  ['one use for each account', { maxUses: null, perAccount: 1 }],
  ['one use in all', { maxUses: 1, perAccount: null }],
])('a cart takes a coupon with %s from an unpaid order of the same account', async (_limit, limits) => {
  createCoupon(limits);
  const first = await testBed.checkOut('ann', { ...checkoutOf('book-loaf'), coupon: 'ONCE' });
  const larger = await testBed.checkOut('ann', { ...checkoutOf('book-loaf', 'book-soup'), coupon: 'ONCE' });
  expect(larger).toMatchObject({ status: 'open', total: 1120 });
  const check = { mode: 'check', acceptedTerms: undefined, coupon: 'ONCE' };
  expect(await testBed.checkOut('ann', { ...checkoutOf('course-bread'), ...check })).toMatchObject({ total: 2320 });
  expect(await testBed.read(String(larger.path))).toMatchObject({ status: 'open' });
  const other = await testBed.checkOut('ann', { ...checkoutOf('course-bread'), coupon: 'ONCE' });
  expect(other).toMatchObject({ status: 'open', total: 2320 });
  for (const replaced of [first, larger]) {
    expect(await testBed.read(String(replaced.path))).toMatchObject({ status: 'expired' });
    expect(await testBed.press(replaced, 'succeeds')).toBe(409);
  }
  expect(await uses()).toEqual([1, 1]);
  await testBed.press(other, 'succeeds');
  expect(await testBed.checkOut('ann', { ...checkoutOf('book-soup'), coupon: 'ONCE' })).toMatchObject(USED);
});

test('an order whose payment was not reported yet keeps its coupon', async () => {
  createCoupon({ maxUses: null, perAccount: 1 });
  const paid = await testBed.checkOut('ann', { ...checkoutOf('book-loaf'), coupon: 'ONCE' });
  await testBed.press(paid, 'silent');
  expect(await testBed.checkOut('ann', { ...checkoutOf('book-soup'), coupon: 'ONCE' })).toMatchObject(USED);
  expect(await testBed.read(`customers/ann/payments/${String(paid.paymentId)}`)).toMatchObject({ status: 'succeeded' });
  expect(await uses()).toEqual([1, 1]);
});

test('a cart replaces no more orders than the coupon needs, and none of another account', async () => {
  createCoupon({ maxUses: 3, perAccount: 2 });
  const of = (product: string, uid = 'ann') => testBed.checkOut(uid, { ...checkoutOf(product), coupon: 'ONCE' });
  const [oldest, next, foreign] = [await of('book-loaf'), await of('book-soup'), await of('book-loaf', 'bo')];
  expect(await of('course-bread')).toMatchObject({ status: 'open' });
  expect(await testBed.read(String(oldest.path))).toMatchObject({ status: 'expired' });
  for (const { path } of [next, foreign]) expect(await testBed.read(String(path))).toMatchObject({ status: 'open' });
  expect(await of('course-bread', 'bo')).toMatchObject({ status: 'open' });
  expect(await testBed.read(String(foreign.path))).toMatchObject({ status: 'expired' });
  expect(await uses()).toEqual([3, 3]);
});
