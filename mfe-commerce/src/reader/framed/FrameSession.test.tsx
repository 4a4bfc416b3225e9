import { FrameSession } from './FrameSession';

const ADDRESS = 'https://lectern.example/frames/epub.html';

/** Milliseconds after which each limit of a session has passed: a limit, and one ping, at which it is checked. */
const LOAD = 20_000 + 3_000;
const START = 4_000 + 3_000;
const SILENCE = 15_000 + 3_000;

/**
 * Opens a session whose frame never gets a page. `loads` are the addresses that the session loads again, `stops` are
 * the reasons for which it gave the frame up. `ask` asks for the file as the page's script does, `open` also takes its
 * port.
 */
function openSession() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const loads: string[] = [];
  Object.defineProperty(frame, 'src', { get: () => ADDRESS, set: (address: string) => loads.push(address) });
  const stops: string[] = [];
  const command = () => ({ bytes: new ArrayBuffer(1) }) as never;
  const session = new FrameSession(frame, command, { onMessage: () => {}, onStop: (reason) => stops.push(reason) });
  const ask = (): boolean =>
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: { reader: 'ready' } }));
  const open = (): SilentChannel => {
    jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
    ask();
    return SilentChannel.last!;
  };
  return { frame, loads, stops, session, ask, open };
}

/** A channel whose other end never answers; jsdom has none. */
class SilentChannel {
  static last: SilentChannel | null = null;
  port1 = {
    postMessage: () => undefined,
    close: () => undefined,
    onmessage: (_message: { data: unknown }): void => undefined,
  };
  port2 = {};
  constructor() {
    SilentChannel.last = this;
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: SilentChannel });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('a page that does not load is loaded again twice, and then given up', () => {
  const { loads, stops } = openSession();
  jest.advanceTimersByTime(LOAD);
  expect([loads, stops]).toEqual([[ADDRESS], []]);
  jest.advanceTimersByTime(LOAD);
  expect([loads.length, stops]).toEqual([2, []]);
  jest.advanceTimersByTime(2 * LOAD);
  expect([loads.length, stops]).toEqual([2, ['not-loaded']]);
});

test('a page that loads without asking for the file is loaded again soon', () => {
  const { frame, loads } = openSession();
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(START);
  expect(loads).toEqual([ADDRESS]);
});

test('a page that has asked for the file is not loaded again; once it is silent, it is given up', () => {
  const { frame, loads, stops, open, session } = openSession();
  open();
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2 * START);
  expect([loads, stops]).toEqual([[], []]);
  jest.advanceTimersByTime(SILENCE - 2 * START);
  expect([loads, stops]).toEqual([[], ['frozen']]);
  session.end();
});

const moved = (locator: string) => ({
  data: { kind: 'moved', locator, percent: 1, chapter: '', isAtEnd: false, byReader: false },
});

test('the position is settled after the last move, or five seconds later when the frame does not answer', async () => {
  const { open, session } = openSession();
  const { port1 } = open();
  port1.onmessage(moved('p1'));
  expect(await session.settled()).toBe('p1');
  session.go('p5');
  const settled: unknown[] = [];
  void session.settled().then((locator) => settled.push(locator));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(settled).toEqual(['p1']);
  session.end();
});

test('a book that is closed during a move has no position', async () => {
  const { open, session } = openSession();
  open().port1.onmessage(moved('p1'));
  session.go('p5');
  const settled = session.settled();
  session.end();
  expect(await settled).toBeNull();
});
