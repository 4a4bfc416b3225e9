import { formatOf } from '@lectern/shared/text';
import { inUnit, spokenTime } from './spokenTime';

test('English amounts of time are those of Intl', () => {
  for (const unit of ['hour', 'minute', 'second'] as const)
    for (const amount of [0, 1, 2, 59, 999, 1000, 12_345])
      expect(inUnit(formatOf('en'), amount, unit)).toBe(
        amount.toLocaleString('en-GB', { style: 'unit', unit, unitDisplay: 'long' }),
      );
});

test.each([
  ['en', '1 hour 1 minute 5 seconds'],
  ['de', '1 Stunde 1 Minute 5 Sekunden'],
])('spokenTime writes hours, minutes and seconds in %s', (language, words) => {
  expect(spokenTime(formatOf(language), 3665.9)).toBe(words);
});
