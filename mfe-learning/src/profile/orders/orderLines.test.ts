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

test('the line items of a payment come first, with their prices', () => {
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

test('without line items, the products of its prices are listed by their current names', () => {
  expect(linesOf(payment(['products/bread/prices/x']), names)).toEqual([{ name: 'Bread', amount: 900 }]);
  expect(linesOf(payment(['products/bread/prices/x', 'products/gone/prices/y']), names)).toEqual([
    { name: 'Bread', amount: null },
    { name: null, amount: null },
  ]);
});

test('a malformed item is listed without a name and does not fail', () => {
  expect(productIdsOf(payment([null, 3, {}, { path: 1 }, 'prices/x']))).toEqual([]);
  expect(linesOf(payment([], [null, 'x', { description: 3, amount_total: 0.5 }]), names)).toEqual(
    Array(3).fill({ name: null, amount: null }),
  );
});
