import { dollarsFor, PRICES, type PriceName, type Prices } from './prices';

/** Bytes on the wire and requests of one step of a visit. */
export type Traffic = { bytes: number; requests: number };

/** Documents that one visit of a learner reads and writes. */
export type Documents = { reads: number; writes: number };

/** Measured figures that determine the costs. */
export type Measured = {
  firstVisit: Traffic;
  search: Traffic;
  course: Traffic;
  /** A page of a visitor who has been there before. */
  laterVisit: Traffic;
  /** One visit of a learner: sign-in, profile, a course, a lesson. */
  learner: Documents;
  storeBytes: number;
  /** Documents of the catalogue. A publication reads each of them. */
  documents: number;
  /** Requests of a publication that changes nothing. */
  publication: { reads: number; writes: number };
  /** Requests of one gateway to the store in a second without visitors, and in one with visitors. */
  pollsPerSecond: { idle: number; busy: number };
};

/** Assumptions about use that no measurement can replace. Each can be overridden on the command line. */
export const ASSUMPTIONS = {
  'visits-per-learner': 8,
  'visitors-per-learner': 3,
  'searches-per-visit': 1,
  'courses-per-visit': 2,
  'publications-per-month': 30,
  'reads-of-process-per-day': 241_920,
  'pages-per-second-per-gateway': 100,
  'peak-factor': 10,
  'kb-of-documents-per-learner': 20,
  'video-hours-per-learner': 2,
  'video-mbit-per-second': 1.5,
};

export type AssumptionName = keyof typeof ASSUMPTIONS;
export type Assumptions = Record<AssumptionName, number>;

/** One item of a bill. `amount` is in the unit of its price. */
export type Item = { name: string; price: PriceName; amount: number; dollars: number };

const SECONDS_OF_MONTH = 730 * 3_600;

/** Returns the monthly bill of a site with this many learners, in US dollars. */
export function billOf(
  learners: number,
  measured: Measured,
  assumptions: Assumptions = ASSUMPTIONS,
  prices: Prices = PRICES,
): Item[] {
  const billed = new Map<PriceName, number>();
  // A graduated price applies to the sum of all items that have it.
  const item = (name: string, price: PriceName, amount: number): Item => {
    const before = billed.get(price) ?? 0;
    billed.set(price, before + amount);
    const dollars = dollarsFor(prices[price], before + amount) - dollarsFor(prices[price], before);
    return { name, price, amount, dollars };
  };
  const { bytes, requests, pages } = trafficOf(learners, measured, assumptions);
  const gateways = Math.max(
    2,
    Math.ceil(((pages / SECONDS_OF_MONTH) * assumptions['peak-factor']) / assumptions['pages-per-second-per-gateway']),
  );
  const visits = learners * assumptions['visits-per-learner'];
  const publications = assumptions['publications-per-month'];
  const { idle, busy } = measured.pollsPerSecond;
  const polls = gateways * SECONDS_OF_MONTH * Math.max(idle, busy);
  const videoGb =
    (learners * assumptions['video-hours-per-learner'] * 3_600 * assumptions['video-mbit-per-second']) / 8_000;
  return [
    item('pages, scripts and lists', 'cdn-gb', bytes / 1e9),
    item('their requests', 'cdn-request', requests),
    item('gateways', 'gateway-month', gateways),
    item('store: content', 'store-gb', measured.storeBytes / 1e9),
    item('store: gateways look for changes', 'store-read', polls),
    item('store: publications', 'store-write', publications * measured.publication.writes),
    item('`lectern process` looks for changes', 'document-read', assumptions['reads-of-process-per-day'] * 30.4),
    item('publications read documents', 'document-read', publications * measured.documents),
    item('learners read documents', 'document-read', visits * measured.learner.reads),
    item('learners write documents', 'document-write', visits * measured.learner.writes),
    item('documents', 'document-gb', (learners * assumptions['kb-of-documents-per-learner']) / 1e6),
    item('accounts', 'account', learners),
    item('video', 'video-gb', videoGb),
  ];
}

/** Returns the traffic of a month: learners come several times, and other visitors once. */
function trafficOf(
  learners: number,
  { firstVisit, laterVisit, search, course }: Measured,
  assumptions: Assumptions,
): Traffic & { pages: number } {
  const firstVisits = learners * (1 + assumptions['visitors-per-learner']);
  const repeatVisits = learners * Math.max(0, assumptions['visits-per-learner'] - 1);
  const searches = (firstVisits + repeatVisits) * assumptions['searches-per-visit'];
  const courses = (firstVisits + repeatVisits) * assumptions['courses-per-visit'];
  const parts = [
    [firstVisits, firstVisit],
    [repeatVisits, laterVisit],
    [searches, search],
    [courses, course],
  ] as const;
  const sum = (of: keyof Traffic): number => parts.reduce((total, [count, part]) => total + count * part[of], 0);
  return { bytes: sum('bytes'), requests: sum('requests'), pages: firstVisits + repeatVisits + searches + courses };
}

/**
 * Returns `values` with the overrides in `texts`, such as `store-gb=0.02`. Throws an Error that names `option` for an
 * unknown name, and for anything but a number from 0 on.
 */
export function overridden<N extends string>(
  option: string,
  values: Readonly<Record<N, number>>,
  texts: readonly string[],
): Record<N, number> {
  const result: Record<N, number> = { ...values };
  for (const text of texts) {
    const [name = '', value = ''] = text.split('=', 2);
    if (!Object.hasOwn(values, name) || value === '' || !(Number(value) >= 0))
      throw new Error(`${option} takes NAME=NUMBER, not "${text}". Names: ${Object.keys(values).join(', ')}.`);
    result[name as N] = Number(value);
  }
  return result;
}
