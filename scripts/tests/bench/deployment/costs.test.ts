import { ASSUMPTIONS, billOf, overridden, type Measured } from './costs';
import { dollarsFor, PRICES } from './prices';

const measured: Measured = {
  firstVisit: { bytes: 300_000, requests: 20 },
  search: { bytes: 50_000, requests: 3 },
  course: { bytes: 30_000, requests: 4 },
  laterVisit: { bytes: 20_000, requests: 2 },
  learner: { reads: 20, writes: 5 },
  storeBytes: 2e9,
  documents: 10_000,
  publication: { reads: 1, writes: 10 },
  pollsPerSecond: { idle: 2, busy: 3 },
};

const itemOf = (learners: number, name: string, change: Partial<Measured> = {}) =>
  billOf(learners, { ...measured, ...change }).find((item) => item.name === name);

test('graduated prices count each step, and nothing within the free one', () => {
  expect(dollarsFor(PRICES.account, 50_000)).toBe(0);
  expect(dollarsFor(PRICES.account, 150_000)).toBeCloseTo(50_000 * 0.0055 + 50_000 * 0.0046, 6);
  expect(dollarsFor(PRICES['cdn-gb'], 11_000)).toBeCloseTo(10_000 * 0.085, 6);
});

test('a monthly free allowance is subtracted once, not from each line of the bill', () => {
  const assumptions = { ...ASSUMPTIONS, 'reads-of-process-per-day': 0 };
  const busy = { ...measured, documents: 50_000, learner: { reads: 100, writes: 0 } };
  const reads = billOf(1_000, busy, assumptions).filter(({ price }) => price === 'document-read');
  const [, publications, learners] = reads;
  expect([publications?.amount, publications?.dollars]).toEqual([1_500_000, 0]);
  expect(learners?.dollars).toBeCloseTo((800_000 / 100_000) * 0.06, 6);
});

test('traffic is that of first and later visits, searches and courses', () => {
  const firstVisits = 1_000 * 4;
  const repeatVisits = 1_000 * 7;
  const all = firstVisits + repeatVisits;
  const bytes = firstVisits * 300_000 + repeatVisits * 20_000 + all * 50_000 + all * 2 * 30_000;
  expect(itemOf(1_000, 'pages, scripts and lists')?.amount).toBeCloseTo(bytes / 1e9, 6);
  expect(itemOf(1_000, 'their requests')?.amount).toBe(firstVisits * 20 + repeatVisits * 2 + all * 3 + all * 8);
});

test('gateways grow with the pages of the busiest hours, and each looks for changes', () => {
  expect(itemOf(1_000, 'gateways')?.amount).toBe(2);
  expect(itemOf(10_000_000, 'gateways')?.amount).toBeGreaterThan(10);
  const polls = 2 * 730 * 3_600 * 3;
  expect(itemOf(1_000, 'store: gateways look for changes')).toMatchObject({ amount: polls });
  expect(itemOf(1_000, 'store: gateways look for changes')?.dollars).toBeCloseTo((polls / 1_000) * 0.0004, 6);
});

test('assumptions and prices are overridden by name, and others are refused', () => {
  expect(overridden('--assume', ASSUMPTIONS, ['visits-per-learner=4'])).toMatchObject({ 'visits-per-learner': 4 });
  for (const text of ['visits=4', 'visits-per-learner', 'visits-per-learner=-1', 'toString=1'])
    expect(() => overridden('--assume', ASSUMPTIONS, [text])).toThrow('--assume takes NAME=NUMBER');
});
