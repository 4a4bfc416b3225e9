import { table } from '../figures';
import type { Item, Measured, Traffic } from './costs';
import { PRICES } from './prices';
import type { PublishedSite } from './publishSite';

/** All figures of a run. */
export type DeploymentReport = {
  machine: string;
  courses: number;
  measured: Measured;
  publishing: Pick<PublishedSite, 'seconds' | 'bytes' | 'objects' | 'first'>;
  gateway: { secondsToReady: number; memory: Record<'ready' | 'visited' | 'pages' | 'peak', number> };
};

/** A bill for a number of learners. */
export type Bill = { learners: number; items: Item[] };

/** Formats the figures and the bills as tables. */
export function describeDeployment(report: DeploymentReport, bills: readonly Bill[]): string {
  const { machine, courses } = report;
  const head = `${machine}; ${count(courses)} courses in an S3 store, served by one gateway`;
  return [head, visitsTable(report), storeTable(report), billTable(bills), sourcesOf()].join('\n\n');
}

const count = (n: number): string => (n < 10 ? Number(n.toFixed(2)) : Math.round(n)).toLocaleString('en-GB');
const kb = (bytes: number): string => (bytes / 1_000).toFixed(1);

function visitsTable({ measured }: DeploymentReport): string {
  const { firstVisit, search, course, laterVisit, learner } = measured;
  const row = (name: string, { bytes, requests }: Traffic): string[] => [name, kb(bytes), String(requests)];
  const text = table(
    ['a visitor', 'KB', 'requests'],
    [
      row('first visit of the home page', firstVisit),
      row('a search', search),
      row('a course', course),
      row('the home page again', laterVisit),
    ],
  );
  return `${text}\nA learner's visit reads ${String(learner.reads)} documents and writes ${String(learner.writes)}.`;
}

function storeTable({ measured, publishing, gateway }: DeploymentReport): string {
  const { seconds, bytes, objects, first } = publishing;
  const { memory } = gateway;
  const mb = (amount: number): string => `${(amount / 1e6).toFixed(1)} MB`;
  return table(
    ['store and gateway', ''],
    [
      ['releases', mb(bytes.releases)],
      ['published catalogue', mb(bytes.catalogue)],
      ['objects', count(objects)],
      ['all lists', `${seconds.lists.toFixed(1)} s`],
      ['the pages of all courses', `${seconds.coursePages.toFixed(1)} s`],
      ['into the store', `${seconds.toStore.toFixed(1)} s, ${count(first.writes)} writes`],
      ['again, without a change', `${seconds.unchanged.toFixed(1)} s, ${count(measured.publication.writes)} lists`],
      ['documents that a publication reads', count(measured.documents)],
      ['start of a gateway until it is ready', `${gateway.secondsToReady.toFixed(1)} s`],
      ['its memory: ready', `${count(memory.ready)} MB`],
      ['after the visits and a search', `${count(memory.visited)} MB`],
      ['after 1,000 pages of courses', `${count(memory.pages)} MB, at most ${count(memory.peak)}`],
      ['its requests to the store in a second: idle', measured.pollsPerSecond.idle.toFixed(1)],
      ['with visitors', measured.pollsPerSecond.busy.toFixed(1)],
    ],
  );
}

/** Formats bills side by side, in the form of a guide. */
function billTable(bills: readonly Bill[]): string {
  const dollars = (amount: number): string => (amount < 10 ? amount.toFixed(2) : count(amount));
  const cells = (item: Item): string => `${count(item.amount)}: $ ${dollars(item.dollars)}`;
  const lines = (bills[0]?.items ?? []).map(({ name, price }, index) => {
    const amounts = bills.map(({ items }) => cells(items[index] ?? { name, price, amount: 0, dollars: 0 }));
    return `| ${name} (${PRICES[price].unit}) | ${amounts.join(' | ')} |`;
  });
  const totals = bills.map(({ items }) => `$ ${dollars(items.reduce((sum, item) => sum + item.dollars, 0))}`);
  return [
    `| a month | ${bills.map(({ learners }) => `${count(learners)} learners`).join(' | ')} |`,
    `|---|${'---|'.repeat(bills.length)}`,
    ...lines,
    `| **together** | ${totals.map((text) => `**${text}**`).join(' | ')} |`,
  ].join('\n');
}

const sourcesOf = (): string =>
  `Prices: ${[...new Set(Object.values(PRICES).map(({ source }) => source))].join(', ')} (2025).`;
