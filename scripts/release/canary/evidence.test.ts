import { falseAborts } from '../../tests/bench/canary/bounds';
import { randomOf, simulate } from '../../tests/bench/canary/simulate';
import { BUCKETS, includesBucket } from './bucket';
import { failureEvidence, isShareBroken, isWorse, type Sides } from './evidence';
import { judge, type StepFigures } from './judge';

const sides = (canaryFailed: number, stableFailed: number, canary = 100, stable = 1_900): Sides => ({
  canary: { started: canary, failed: canaryFailed },
  stable: { started: stable, failed: stableFailed },
});

test.each([
  [1, 2],
  [5, 3],
  [10, 4],
  [50, 13],
])('at %i %%, %i failures on the canary and none elsewhere suffice, and one fewer does not', (percent, needed) => {
  expect(isWorse(sides(needed, 0), percent)).toBe(true);
  expect(isWorse(sides(needed - 1, 0), percent)).toBe(false);
});

test('the evidence is the closed form of the mixture', () => {
  // B(3, 4) · P(Bin(6, 0.1) ≤ 2) / (0.9 · 0.1² · 0.9³), with B(3, 4) = 2! · 3! / 6!
  const atMostTwo = 0.9 ** 6 + 6 * 0.1 * 0.9 ** 5 + 15 * 0.01 * 0.9 ** 4;
  expect(failureEvidence(sides(2, 3), 10)).toBeCloseTo((12 / 720 / (0.01 * 0.729)) * (atMostTwo / 0.9), 9);
  expect(failureEvidence(sides(0, 0), 5)).toBeCloseTo(1, 12);
  expect(failureEvidence(sides(5, 5), 100)).toBe(1);
});

test.each([1, 10, 50])('the evidence is the mixture over all larger shares, integrated: %i %%', (percent) => {
  const p = percent / 100;
  const likelihood = (q: number, k: number, n: number): number => q ** k * (1 - q) ** (n - k);
  const steps = 20_000;
  for (const [k, n] of [
    [0, 7],
    [1, 30],
    [5, 9],
    [12, 40],
    [40, 40],
  ] as const) {
    let mean = 0;
    for (let step = 0; step < steps; step += 1) mean += likelihood(p + ((1 - p) * (step + 0.5)) / steps, k, n) / steps;
    const found = failureEvidence(sides(k, n - k), percent);
    expect(found / (mean / likelihood(p, k, n))).toBeCloseTo(1, 4);
  }
});

test.each([1, 5, 10, 50])(
  'if both fail alike, the mean of the evidence is 1 after any number of failures: %i %%',
  (percent) => {
    const p = percent / 100;
    for (const n of [1, 8, 60]) {
      let [chance, mean] = [(1 - p) ** n, 0];
      for (let k = 0; k <= n; k += 1) {
        mean += chance * failureEvidence(sides(k, n - k), percent);
        chance *= ((n - k) / (k + 1)) * (p / (1 - p));
      }
      expect(mean).toBeCloseTo(1, 9);
    }
  },
);

test('the evidence stays a number with as many failures as a step can count', () => {
  expect(failureEvidence(sides(5_000, 95_000), 5)).toBeLessThan(1);
  expect(failureEvidence(sides(100_000, 0), 5)).toBe(Infinity);
  expect(failureEvidence(sides(0, 100_000), 5)).toBeGreaterThanOrEqual(0);
  expect(failureEvidence(sides(5_600, 94_400), 5)).toBeGreaterThan(1_000);
});

test('a canary that fails less often is never aborted, however clear that is', () => {
  expect(failureEvidence(sides(0, 5_000), 50)).toBeLessThan(0.001);
  expect(isWorse(sides(0, 5_000), 50)).toBe(false);
});

test.each([1, 10, 50])(
  'of canaries that fail like the stable release, fewer than one of 1,000 is aborted: %i %%',
  (percent) => {
    expect(falseAborts(percent, 150)).toBeLessThan(0.001);
    expect(falseAborts(percent, 150)).toBeGreaterThan(0.0001);
  },
);

test.each([0.001, 0.005, 0.02])(
  'at most one of a thousand canaries that fail like the stable release is aborted: %d',
  (rate) => {
    const random = randomOf(7);
    const trial = { percent: 5, stable: rate, canary: rate, visits: 1_000 };
    const aborted = Array.from({ length: 1_000 }, () => simulate(trial, random)).filter((end) => end.aborted);
    expect(aborted.length).toBeLessThanOrEqual(1);
  },
);

test('a canary that always fails ends after at most five of its loads', () => {
  const random = randomOf(8);
  const trial = { percent: 5, stable: 0.001, canary: 1, visits: 20_000 };
  const ends = Array.from({ length: 200 }, () => simulate(trial, random));
  expect(ends.every(({ aborted, loads }) => aborted && loads <= 5)).toBe(true);
});

test('visitors who are not divided by the percentage are noticed, and chance is not', () => {
  expect(isShareBroken(sides(0, 0, 45, 1_955), 5)).toBe(true);
  expect(isShareBroken(sides(0, 0, 160, 1_840), 5)).toBe(true);
  expect(isShareBroken(sides(0, 0, 115, 1_885), 5)).toBe(false);
});

test.each([1, 5, 37, 50])('of 100,000 visitors, %i %% get the canary, within half a point', (percent) => {
  const random = randomOf(percent);
  for (const salt of ['9f0c22d1']) {
    const visitors = Array.from({ length: 100_000 }, () => Math.floor(random() * BUCKETS));
    const inside = visitors.filter((bucket) => includesBucket({ percent, salt }, bucket)).length;
    expect(Math.abs(inside / 1_000 - percent)).toBeLessThan(0.5);
  }
});

test('raising a canary moves nobody out of it, and two canaries divide visitors independently', () => {
  const all = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
  const at = (percent: number, salt: string): Set<number> =>
    new Set(all.filter((bucket) => includesBucket({ percent, salt }, bucket)));
  let smaller = new Set<number>();
  for (const percent of [1, 5, 25, 50, 99]) {
    const larger = at(percent, 'x');
    expect([...smaller].every((bucket) => larger.has(bucket))).toBe(true);
    smaller = larger;
  }
  const both = [...at(50, 'x')].filter((bucket) => at(50, 'y').has(bucket)).length;
  expect(Math.abs(both / BUCKETS - 0.25)).toBeLessThan(0.05);
});

describe('an automatic canary', () => {
  const since = '2026-11-22T10:00:00.000Z';
  const later = (minutes: number): number => Date.parse(since) + minutes * 60_000;
  const canary = { percent: 5, since, auto: { visits: 50, minutes: 10 } };
  const figures = (change: Partial<StepFigures> = {}): StepFigures => ({ ...sides(0, 0), finished: 60, ...change });

  test.each([
    ['enough visits and time', canary, figures(), 10, { kind: 'raise', percent: 25 }],
    ['the last step', { ...canary, percent: 50 }, figures(sides(0, 0, 50, 50)), 10, { kind: 'raise', percent: null }],
    [
      'a share between two steps',
      { ...canary, percent: 7 },
      figures(sides(0, 0, 7, 93)),
      10,
      { kind: 'raise', percent: 25 },
    ],
    ['too little time', canary, figures(), 9, { kind: 'wait' }],
    ['too few visits', canary, figures({ finished: 49 }), 10, { kind: 'wait' }],
    ['doubtful failures', canary, figures(sides(2, 1)), 10, { kind: 'wait' }],
    ['visitors divided wrongly', canary, figures(sides(0, 0, 400, 100)), 10, { kind: 'wait' }],
    ['failures', canary, figures(sides(3, 0)), 1, { kind: 'abort' }],
    ['no --auto', { percent: 5, since }, figures(), 10, { kind: 'wait' }],
  ])('with %s', (_case, one, found, minutes, verdict) => {
    expect(judge(one, found, later(minutes))).toEqual(verdict);
  });
});
