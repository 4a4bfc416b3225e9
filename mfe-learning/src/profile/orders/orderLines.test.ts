import { linesOf } from './orderLines';

test('the lines of a payment have the names and amounts that were paid', () => {
  const item = { priceId: 'x', productId: 'bread', kind: 'book', refId: 'bread', duplicate: false } as const;
  const items = [
    { ...item, title: 'Bread', amount: 500, discount: 100 },
    { ...item, title: 'Soup', amount: 400, discount: 0 },
  ];
  expect(linesOf({ items })).toEqual([
    { name: 'Bread', amount: 400 },
    { name: 'Soup', amount: 400 },
  ]);
});
