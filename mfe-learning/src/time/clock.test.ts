import { clock } from './clock';

test('a clock shows hours only from one hour on', () => {
  expect([0, 7.9, 750, 3723, -1].map(clock)).toEqual(['0:00', '0:07', '12:30', '1:02:03', '0:00']);
});
