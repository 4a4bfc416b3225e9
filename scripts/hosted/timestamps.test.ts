import { microsOf, timestampOf } from './timestamps';

test('timestamps keep their microseconds', () => {
  for (const text of ['2026-11-22T19:40:34.123456Z', '1970-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.999999Z'])
    expect(timestampOf(microsOf(text))).toBe(text);
  expect(microsOf('2026-11-22T19:40:34Z') % 1e6).toBe(0);
  expect(timestampOf(microsOf('2026-11-22T19:40:34.5Z'))).toBe('2026-11-22T19:40:34.500000Z');
});
