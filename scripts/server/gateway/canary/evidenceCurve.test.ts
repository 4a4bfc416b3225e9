import { failureEvidence } from '../../../release';
import { curveOf } from './evidenceCurve';
import type { VisitEvent } from './visitEvents';

const START = Date.parse('2026-11-22T10:00:00Z');

/** A visit that starts `n` seconds after the step, and its outcome if there is one. */
function visit(n: number, arm: 'canary' | 'stable', outcome: 'ok' | 'failed' | null): VisitEvent[] {
  const nonce = String(n).padStart(11, 'x');
  const start: VisitEvent = { kind: 'start', nonce, arm, at: START + n * 1_000, client: null };
  return outcome ? [start, { kind: 'outcome', nonce, outcome, reason: 'render' }] : [start];
}

test('the curve has a point for each failure, by the visits counted until then', () => {
  const log = [
    ...visit(1, 'stable', 'ok'),
    ...visit(2, 'canary', 'failed'),
    ...visit(3, 'stable', 'failed'),
    ...visit(4, 'canary', 'ok'),
  ];
  const evidence = (canary: number, stable: number): number =>
    failureEvidence({ canary: { started: 0, failed: canary }, stable: { started: 0, failed: stable } }, 5);
  expect(curveOf([log], 5, START + 10_000)).toEqual([
    { visits: 0, evidence: 1 },
    { visits: 2, evidence: evidence(1, 0) },
    { visits: 3, evidence: evidence(1, 1) },
    { visits: 4, evidence: evidence(1, 1) },
  ]);
});

test('the logs of several gateways are one curve, in the order of time', () => {
  const events = Array.from({ length: 60 }, (_, n) =>
    visit(n, n % 3 === 0 ? 'canary' : 'stable', n % 5 ? 'ok' : 'failed'),
  );
  const [even, odd] = [0, 1].map((part) => events.filter((_, n) => n % 2 === part).flat());
  expect(curveOf([odd!, even!], 20, START + 90_000)).toEqual(curveOf([events.flat()], 20, START + 90_000));
});

test('a visit that falls silent counts a minute later, not before', () => {
  const log = [...visit(0, 'canary', null), ...visit(30, 'stable', 'ok')];
  expect(curveOf([log], 5, START + 59_000).at(-1)?.evidence).toBe(1);
  expect(curveOf([log], 5, START + 61_000).at(-1)?.evidence).toBeGreaterThan(5);
});

test('a long step has at most 300 points, and keeps its start, its highest and its last one', () => {
  const log = Array.from({ length: 5_000 }, (_, n) => visit(n, n < 10 ? 'canary' : 'stable', 'failed')).flat();
  const curve = curveOf([log], 50, START + 6_000_000);
  expect(curve.length).toBeLessThanOrEqual(300);
  expect(curve.length).toBeGreaterThan(100);
  const highest = failureEvidence({ canary: { started: 10, failed: 10 }, stable: { started: 0, failed: 0 } }, 50);
  expect(Math.max(...curve.map(({ evidence }) => evidence))).toBe(highest);
  expect([curve[0]?.visits, curve.at(-1)?.visits]).toEqual([0, 5_000]);
  expect(curve.map(({ visits }) => visits)).toEqual(curve.map(({ visits }) => visits).sort((a, b) => a - b));
});

test('a step without visits has no curve', () => {
  expect(curveOf([], 5, START)).toEqual([]);
});
