import { shareStream } from './shareStream';

/** A browser's lock of one name, granted in the order of requests. */
class FakeLocks {
  #last: Promise<unknown> = Promise.resolve();
  request(_name: string, work: () => unknown): Promise<unknown> {
    const turn = this.#last.then(work);
    this.#last = turn;
    return turn;
  }
}

/** A broadcast channel between the tabs of this test: every other tab gets a message, in a later turn. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this) queueMicrotask(() => FakeChannel.open.has(other) && other.onmessage?.({ data }));
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

type Tab = { serial: number; isListening: boolean; updates: number; stop: () => void };
const turns = () => new Promise((done) => setTimeout(done, 5));
let tabs: Tab[] = [];
let live = 7;
/** The open streams, as the gateway sees them. */
const streams = new Set<(serial: number) => void>();

beforeEach(() => {
  live = 7;
  tabs = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  streams.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Opens a tab on revision `serial`. Its first `failures` updates fail, as those of a connection that hangs. */
function openTab(serial = live, check = 60_000, failures = 0): Tab {
  const tab: Tab = { serial, isListening: false, updates: 0, stop: () => undefined };
  tab.stop = shareStream({
    serial: () => tab.serial,
    update: () => {
      tab.updates += 1;
      if (tab.updates > failures) tab.serial = live;
      return Promise.resolve();
    },
    listen: (announce) => {
      tab.isListening = true;
      streams.add(announce);
      announce(live);
      return () => void ((tab.isListening = false), streams.delete(announce));
    },
    check,
  });
  tabs.push(tab);
  return tab;
}

function publish(serial: number): void {
  live = serial;
  for (const announce of streams) announce(serial);
}

const serials = (): number[] => tabs.map((tab) => tab.serial);

test('of seven tabs one listens, and all learn of a revision', async () => {
  for (let count = 0; count < 7; count += 1) openTab();
  await turns();
  expect(streams.size).toBe(1);
  publish(8);
  await turns();
  expect(serials()).toEqual(Array(7).fill(8));
});

test('another tab takes over when the one that listens is closed, and no revision is missed', async () => {
  const [first, second] = [openTab(), openTab(), openTab()];
  await turns();
  expect([first.isListening, second.isListening]).toEqual([true, false]);
  first.stop();
  publish(9);
  await turns();
  expect([first.isListening, second.isListening, streams.size]).toEqual([false, true, 1]);
  expect(serials()).toEqual([7, 9, 9]);
});

test('tabs whose listener hangs catch up by themselves at the next check', async () => {
  openTab();
  const waiting = openTab(7, 30);
  await turns();
  streams.clear();
  live = 9;
  await new Promise((done) => setTimeout(done, 60));
  expect(waiting).toMatchObject({ serial: 9, isListening: false });
});

test('the tab that listens tries a revision again that it could not fetch', async () => {
  const tab = openTab(7, 30, 1);
  await turns();
  publish(8);
  expect(tab).toMatchObject({ serial: 7, isListening: true });
  while (tab.updates < 2) await turns();
  expect(tab.serial).toBe(8);
});

test('a tab that opens with an older page catches up from the others', async () => {
  openTab();
  await turns();
  publish(10);
  const old = openTab(7);
  await turns();
  expect([old.serial, old.isListening]).toEqual([10, false]);
});

test.each([[undefined], [{ serial: 9 }], ['{"serial":"9"}'], ['<html>'], ['{"serial":-1}'], [null]])(
  'ignores the message %j of another script',
  async (data) => {
    const tab = openTab();
    await turns();
    new FakeChannel('x').postMessage(data);
    await turns();
    expect(tab.updates).toBe(0);
  },
);

test.each([
  ['without Web Locks', () => Reflect.deleteProperty(navigator, 'locks')],
  [
    'where the browser refuses locks, since it blocks storage,',
    () => {
      const request = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    },
  ],
])('%s each tab listens for itself', async (_where, change) => {
  change();
  openTab();
  openTab();
  await turns();
  expect(streams.size).toBe(2);
  publish(11);
  await turns();
  expect(serials()).toEqual([11, 11]);
});
