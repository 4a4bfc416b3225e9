import { limitFor } from './tryFault';

test('visits have 20 s, and more on a machine that shows the healthy release slowly', () => {
  expect([limitFor(900), limitFor(2_000), limitFor(6_000)]).toEqual([20_000, 20_000, 60_000]);
});
