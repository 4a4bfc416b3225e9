import { createKey, createSignedSite, registryAt, type Served, type SignedSite } from '../../testing/signedSite';
import { createLiveRegistry, type LiveRegistry } from './liveRegistry';
import { watchRegistry } from './watchRegistry';

const PAST = '2026-01-08T00:00:00Z';
const realFetch = globalThis.fetch;
/** Signatures are checked in other threads, for which fake timers do not wait. */
const realTimeout = setTimeout;

let site: SignedSite;
let live: LiveRegistry;
let served: object;
let announce: (serial: number) => void;
let reports: string[];
let warnings: string[];
let stop: () => void;

/** The part of EventSource that the shell uses. */
class FakeStream extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    announce = (serial) => void this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ serial }) }));
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

beforeEach(async () => {
  site = await createSignedSite();
  served = await site.serve(3);
  reports = [];
  warnings = [];
  localStorage.clear();
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(served)));
  Object.assign(globalThis, { EventSource: FakeStream });
  Object.assign(navigator, { sendBeacon: (_url: string, body: string) => reports.push(body) > 0 });
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});
afterEach(() => {
  stop();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const until = async (condition: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 400 && !condition(); turn += 1) await new Promise((done) => setTimeout(done, 5));
  if (!condition()) throw new Error('The condition did not come true within 2 s.');
};
const memory = (): { serial: number } | null =>
  JSON.parse(localStorage.getItem('lectern.revision') ?? 'null') as { serial: number } | null;

/** Opens a tab with the page of revision 3, and waits until that is checked. */
async function openTab(page = registryAt(3)): Promise<void> {
  live = createLiveRegistry(page);
  stop = watchRegistry(live, site.root.publicKey);
  await until(() => memory() !== null || warnings.length > 0);
}

test('checks the revision of the page, and uses a later one of the site', async () => {
  await openTab();
  expect([live.current().serial, memory()?.serial]).toEqual([3, 3]);
  served = await site.serve(4);
  announce(4);
  await until(() => live.current().serial === 4);
  expect([reports, warnings]).toEqual([[], []]);
});

test('a refused revision is named in the console of a browser without beacons', async () => {
  Object.assign(navigator, { sendBeacon: undefined });
  await openTab();
  served = { ...(await site.serve(4)), maintenance: { message: 'Closed' } };
  announce(4);
  await until(() => warnings.length > 0);
  await new Promise((done) => setTimeout(done, 50));
  expect(live.current().serial).toBe(3);
  expect(warnings).toEqual([expect.stringContaining('Revision 4 is refused')]);
});

const attacks: [string, string, string, () => Promise<object>][] = [
  [
    'tampered',
    'its signature does not match, so it was altered',
    'tampered',
    async () => ({ ...(await site.serve(4)), maintenance: { message: 'Closed' } }),
  ],
  ['expired', 'it expired on 2026-01-08T00:00:00Z', 'expired', () => site.serve(4, { expires: PAST })],
  [
    'foreign',
    'it is signed by a key that this site does not have',
    'foreign',
    async () => site.serve(4, {}, { key: await createKey(), since: 1 }),
  ],
];

test.each(attacks)('a %s revision is refused and reported once: the tab stays', async (_name, why, kind, attack) => {
  await openTab();
  served = await attack();
  announce(4);
  await until(() => reports.length > 0);
  announce(5);
  await new Promise((done) => setTimeout(done, 50));
  expect(live.current().serial).toBe(3);
  expect(reports.map((report) => JSON.parse(report) as object)).toEqual([{ refused: kind, where: 'tab', serial: 4 }]);
  expect(warnings).toEqual([expect.stringContaining(`Revision 4 is refused: ${why}`)]);
  served = await site.serve(6);
  announce(6);
  await until(() => live.current().serial === 6);
});

test('a replayed revision is refused once a second look shows it too', async () => {
  const older: Served = await site.serve(3);
  await openTab();
  served = await site.serve(4);
  announce(4);
  await until(() => live.current().serial === 4);
  stop();
  jest.useFakeTimers();
  served = older;
  live = createLiveRegistry(registryAt(3));
  stop = watchRegistry(live, site.root.publicKey);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(reports).toEqual([]);
  for (let turn = 0; turn < 50 && reports.length === 0; turn += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    await new Promise((done) => realTimeout(done, 1));
  }
  expect(warnings).toEqual(['Revision 3 is refused: this browser has seen revision 4.']);
  expect(reports).toHaveLength(1);
});

test('a page that came with another revision than the signed one of that number is reported', async () => {
  await openTab({ ...registryAt(3), maintenance: { message: 'Closed' } });
  expect(warnings).toEqual(['Revision 3 is refused: the page came with another one of that number.']);
});

test('a page whose revision has its names in another order is the same revision', async () => {
  const reordered = Object.fromEntries(Object.entries(registryAt(3)).toReversed()) as ReturnType<typeof registryAt>;
  await openTab(reordered);
  // The tab goes on only after the comparison.
  served = await site.serve(4);
  announce(4);
  await until(() => live.current().serial === 4);
  expect([reports, warnings]).toEqual([[], []]);
});

test('without a root key nothing is checked', async () => {
  served = { ...(await site.serve(4)), maintenance: { message: 'Altered' } };
  live = createLiveRegistry(registryAt(3));
  stop = watchRegistry(live);
  await until(() => live.current().serial === 4);
  expect(live.current().maintenance).toEqual({ message: 'Altered' });
});
