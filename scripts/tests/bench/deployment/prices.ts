/** A step of a graduated price: dollars for each unit up to `to` units a month; the last step has no end. */
export type Step = { to: number; dollars: number };

/** A list price in US dollars: of each unit of a month, or in steps. `source` is the vendor’s page that lists it. */
export type Price = { unit: string; steps: readonly Step[]; source: string };

const each = (dollars: number): Step[] => [{ to: Infinity, dollars }];
const MILLION = 1_000_000;

/**
 * List prices without tax and discounts, in the United States, as these pages named them in 2025. Firestore is priced
 * as the multi-region `nam5`, which costs twice as much as one region. Free amounts are the first steps. Amounts that
 * are free each day are counted as 30 days of them.
 */
export const PRICES = {
  'cdn-gb': {
    unit: 'GB sent by the CDN',
    steps: [
      { to: 1_000, dollars: 0 },
      { to: 11_000, dollars: 0.085 },
      { to: 51_000, dollars: 0.08 },
      { to: 151_000, dollars: 0.06 },
      { to: 501_000, dollars: 0.04 },
      { to: 1_025_000, dollars: 0.03 },
      { to: Infinity, dollars: 0.025 },
    ],
    source: 'aws.amazon.com/cloudfront/pricing',
  },
  'cdn-request': {
    unit: 'request to the CDN',
    steps: [
      { to: 10 * MILLION, dollars: 0 },
      { to: Infinity, dollars: 0.01 / 10_000 },
    ],
    source: 'aws.amazon.com/cloudfront/pricing',
  },
  'gateway-month': {
    unit: 'gateway for a month (t4g.small: 2 cores, 2 GB)',
    steps: each(0.0168 * 730),
    source: 'aws.amazon.com/ec2/pricing/on-demand',
  },
  'store-gb': { unit: 'GB in the store', steps: each(0.023), source: 'aws.amazon.com/s3/pricing' },
  'store-read': { unit: 'read of the store', steps: each(0.0004 / 1_000), source: 'aws.amazon.com/s3/pricing' },
  'store-write': {
    unit: 'write or list of the store',
    steps: each(0.005 / 1_000),
    source: 'aws.amazon.com/s3/pricing',
  },
  'document-read': {
    unit: 'document read',
    steps: [
      { to: 1.5 * MILLION, dollars: 0 },
      { to: Infinity, dollars: 0.06 / 100_000 },
    ],
    source: 'cloud.google.com/firestore/pricing',
  },
  'document-write': {
    unit: 'document written',
    steps: [
      { to: 0.6 * MILLION, dollars: 0 },
      { to: Infinity, dollars: 0.18 / 100_000 },
    ],
    source: 'cloud.google.com/firestore/pricing',
  },
  'document-gb': {
    unit: 'GB of documents',
    steps: [
      { to: 1, dollars: 0 },
      { to: Infinity, dollars: 0.18 },
    ],
    source: 'cloud.google.com/firestore/pricing',
  },
  account: {
    unit: 'account that signs in during the month',
    steps: [
      { to: 50_000, dollars: 0 },
      { to: 100_000, dollars: 0.0055 },
      { to: MILLION, dollars: 0.0046 },
      { to: 10 * MILLION, dollars: 0.0032 },
      { to: Infinity, dollars: 0.0025 },
    ],
    source: 'cloud.google.com/identity-platform/pricing',
  },
  'video-gb': {
    unit: 'GB of lessons from the bucket',
    steps: [
      { to: 1_024, dollars: 0.12 },
      { to: 10_240, dollars: 0.11 },
      { to: Infinity, dollars: 0.08 },
    ],
    source: 'cloud.google.com/storage/pricing',
  },
} satisfies Record<string, Price>;

export type PriceName = keyof typeof PRICES;

/** Prices by name; what a command overrides is one step. */
export type Prices = Record<PriceName, Price>;

/** Returns the dollars for an amount of a month. */
export function dollarsFor({ steps }: Price, amount: number): number {
  let dollars = 0;
  let from = 0;
  for (const step of steps) {
    dollars += Math.max(0, Math.min(amount, step.to) - from) * step.dollars;
    from = step.to;
  }
  return dollars;
}
