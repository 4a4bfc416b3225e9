import fc from 'fast-check';
import { bucketOf, chooseReleases } from './channel';
import { channel } from '../../testing/releases';

const visitor = fc.string({ minLength: 1, maxLength: 30 });

test('a visitor stays in the canary when the percentage is raised', () => {
  fc.assert(
    fc.property(visitor, fc.string(), fc.nat(100), fc.nat(100), (id, salt, a, b) => {
      const at = (percent: number): string =>
        chooseReleases(channel('stable', { canary: { release: 'canary', percent, salt } }), () => id).release;
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      if (at(low) === 'canary') expect(at(high)).toBe('canary');
    }),
  );
});

test('0 % means nobody, and 100 % everybody', () => {
  fc.assert(
    fc.property(visitor, fc.string(), (id, salt) => {
      expect(
        chooseReleases(channel('stable', { canary: { release: 'canary', percent: 0, salt } }), () => id).release,
      ).toBe('stable');
      expect(
        chooseReleases(channel('stable', { canary: { release: 'canary', percent: 100, salt } }), () => id),
      ).toEqual({
        release: 'canary',
        fallback: 'stable',
      });
    }),
  );
});

test('a canary reaches about its percentage of visitors, whatever the ids look like', () => {
  for (const salt of ['a', 'summer', '2026-11-21T10:00:00Z']) {
    const inside = Array.from({ length: 20_000 }, (_, index) => bucketOf(`visitor-${String(index)}`, salt)).filter(
      (bucket) => bucket < 10,
    );
    expect(inside.length / 20_000).toBeGreaterThan(0.09);
    expect(inside.length / 20_000).toBeLessThan(0.11);
  }
});

test('requests no id while there is no canary', () => {
  const id = jest.fn(() => 'x');
  expect(chooseReleases(channel('stable', { fallback: 'older' }), id)).toEqual({
    release: 'stable',
    fallback: 'older',
  });
  expect(id).not.toHaveBeenCalled();
});
