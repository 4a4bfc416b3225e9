import { falseAborts, minMeanVisits, maxPower, informationInFailures, waldVisits } from './canary/bounds';
import { randomOf, simulate, type Trial } from './canary/simulate';

/** A row of the table: what is simulated, and what must hold for all its canaries together. */
type Row = { name: string; trial: Trial; meets: (figures: Figures) => boolean; target: string };
type Figures = { aborted: number; loads99: number; mean: number; visits50: number; visits90: number; visits99: number };

const healthy = (rate: number, percent: number): Row => ({
  name: `both fail ${String(rate * 100)} %, at ${String(percent)} %`,
  trial: { percent, stable: rate, canary: rate, visits: 20_000 },
  meets: ({ aborted }) => aborted <= 0.001,
  target: 'aborted ≤ 0.1 %',
});

/** The canary that should end within 1,000 loads in all. */
const WORSE: Trial = { percent: 10, stable: 0.005, canary: 0.1, visits: 20_000 };

const ROWS: readonly Row[] = [
  ...[0.001, 0.005, 0.02].flatMap((rate) => [1, 5, 50].map((percent) => healthy(rate, percent))),
  ...[1, 5].map((percent) => ({
    name: `always fails, at ${String(percent)} %`,
    trial: { percent, stable: 0.001, canary: 1, visits: 20_000 },
    meets: ({ aborted, loads99 }: Figures) => aborted === 1 && loads99 <= 5,
    target: 'ends after ≤ 5 of its loads',
  })),
  {
    name: 'fails 10 % instead of 0.5 %, at 10 %',
    trial: WORSE,
    meets: ({ aborted, visits50 }) => aborted === 1 && visits50 <= 1_000,
    target: 'ends within 1,000 loads in all (median)',
  },
  {
    name: 'fails 10 % instead of 0.5 %, at 50 %',
    trial: { ...WORSE, percent: 50 },
    meets: ({ aborted, visits99 }) => aborted === 1 && visits99 <= 1_000,
    target: 'ends within 1,000 loads in all (99th percentile)',
  },
];

/** Failures of both sides that the exact figures cover: those of 20,000 visits that fail 2 %. */
const FAILURES = 400;

const runs = Number(process.argv[2] ?? 10_000);
if (!Number.isInteger(runs) || runs < 1) throw new Error('Usage: npm run bench -- canary [CANARIES]');

const results = ROWS.map((row, index) => ({ ...row, figures: figuresOf(row.trial, index) }));
for (const { name, target, meets, figures } of results)
  console.log(
    [
      name.padEnd(40),
      `aborted ${(figures.aborted * 100).toFixed(2)} %`.padEnd(17),
      `visits mean ${figures.mean.toFixed(0)}, p50 ${String(figures.visits50)}, p90 ${String(figures.visits90)}, ` +
        `p99 ${String(figures.visits99)}`.padEnd(9),
      `canary loads p99 ${String(figures.loads99)}`.padEnd(24),
      `${meets(figures) ? 'ok' : 'MISSED'}: ${target}`,
    ].join('  '),
  );
for (const percent of [1, 5, 10, 50])
  console.log(
    `Exactly ${(falseAborts(percent, FAILURES) * 100).toFixed(3)} % of those that fail alike are aborted at ` +
      `${String(percent)} % by the first ${String(FAILURES)} failures of both sides.`,
  );
for (const percent of [10, 50])
  console.log(
    `No test with at most 1 of 1,000 healthy ones aborted can end the one that fails 10 % at ${String(percent)} % ` +
      `before ${minMeanVisits({ ...WORSE, percent }).toFixed(0)} visits in the mean, nor more than ` +
      `${(maxPower({ ...WORSE, percent }, 1_000) * 100).toFixed(1)} % of them within 1,000.`,
  );
for (const percent of [10, 50]) {
  const visits = waldVisits({ ...WORSE, percent }, runs, randomOf(percent));
  console.log(
    `The test that knows all rates ends it, at ${String(percent)} %, after ${String(quantile(visits, 0.5))} visits ` +
      `(median; p99 ${String(quantile(visits, 0.99))}). Failures alone carry ` +
      `${(informationInFailures({ ...WORSE, percent }) * 100).toFixed(1)} % of the information.`,
  );
}
if (results.some(({ meets, figures }) => !meets(figures))) process.exitCode = 1;

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? 0;
}

function figuresOf(trial: Trial, row: number): Figures {
  const random = randomOf(row + 1);
  const ends = Array.from({ length: runs }, () => simulate(trial, random)).filter((end) => end.aborted);
  const visits = ends.map(({ at }) => at);
  return {
    aborted: ends.length / runs,
    loads99: quantile(
      ends.map(({ loads }) => loads),
      0.99,
    ),
    mean: visits.reduce((sum, at) => sum + at, 0) / Math.max(1, visits.length),
    visits50: quantile(visits, 0.5),
    visits90: quantile(visits, 0.9),
    visits99: quantile(visits, 0.99),
  };
}
