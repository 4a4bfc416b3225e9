import type { Payment } from '@lectern/shared/domain';
import { linesOf, productIdsOf } from './orderLines';

const payment = (prices: unknown[], items: unknown[] = []): Payment => ({
  id: 'p',
  status: 'succeeded',
  amount: 900,
  currency: 'eur',
  prices,
  items,
});
const names = new Map([
  ['bread', 'Bread'],
  ['soup', 'Soup'],
]);

test("the payment's own items come first, with what they cost", () => {
  expect(
    linesOf(
      payment(
        [{ path: 'products/bread/prices/x' }, 'products/soup/prices/y'],
        [{ description: 'Bread, first edition', amount_total: 500 }, { amount_total: 400 }],
      ),
      names,
    ),
  ).toEqual([
    { name: 'Bread, first edition', amount: 500 },
    { name: 'Soup', amount: 400 },
  ]);
});

test('else the products of its prices, by their names of today', () => {
  expect(linesOf(payment(['products/bread/prices/x']), names)).toEqual([{ name: 'Bread', amount: 900 }]);
  expect(linesOf(payment(['products/bread/prices/x', 'products/gone/prices/y']), names)).toEqual([
    { name: 'Bread', amount: null },
    { name: null, amount: null },
  ]);
});

test('what breaks the form is an item without a name, never a failure', () => {
  expect(productIdsOf(payment([null, 3, {}, { path: 1 }, 'prices/x']))).toEqual([]);
  expect(linesOf(payment([], [null, 'x', { description: 3, amount_total: 0.5 }]), names)).toEqual(
    Array(3).fill({ name: null, amount: null }),
  );
});
