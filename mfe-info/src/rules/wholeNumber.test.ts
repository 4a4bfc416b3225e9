import { wholeNumber } from './wholeNumber';

test.each([
  ['40', 40],
  [' 250 ', 250],
  ['1000', 1000],
  ['1,000', 1000],
  ['1.000', 1000],
  ['12 500', 12_500],
  ['12\u202f500', 12_500],
  ['1’000', 1000],
  ['١٢', 12],
  ['١٬٠٠٠', 1000],
  ['۲۵', 25],
])('reads %j as %d', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});

test.each(['', 'many', '2.5', '1.00', '1,0000', '-5', '1e3', '0x10', 'about 40'])('reads no number in %j', (typed) => {
  expect(wholeNumber(typed)).toBeNaN();
});
