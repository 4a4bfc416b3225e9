import { FrameSession } from './FrameSession';

const ADDRESS = 'https://lectern.example/frames/epub.html';

/** A session whose frame never gets a page, with the loads of the page that it asks for. */
function openSession() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const loads: string[] = [];
  Object.defineProperty(frame, 'src', { get: () => ADDRESS, set: (address: string) => loads.push(address) });
  const stops: string[] = [];
  const order = () => ({ bytes: new ArrayBuffer(1) }) as never;
  const session = new FrameSession(frame, order, { onMessage: () => {}, onStop: (reason) => stops.push(reason) });
  const ask = (): boolean =>
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: { reader: 'ready' } }));
  return { frame, loads, stops, session, ask };
}

/** A channel whose other end never answers; jsdom has none. */
class SilentChannel {
  port1 = { postMessage: () => undefined, close: () => undefined };
  port2 = {};
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
  jest.advanceTimersByTime(23_000);
  expect([loads, stops]).toEqual([[ADDRESS], []]);
  jest.advanceTimersByTime(23_000);
  expect([loads.length, stops]).toEqual([2, []]);
  jest.advanceTimersByTime(60_000);
  expect([loads.length, stops]).toEqual([2, ['not-loaded']]);
});

test('a page that loads without asking for the file is loaded again soon', () => {
  const { frame, loads } = openSession();
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(7_000);
  expect(loads).toEqual([ADDRESS]);
});

test('a page that has asked for the file is not loaded again; once it is silent, it is given up', () => {
  const { frame, loads, stops, ask, session } = openSession();
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  ask();
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(14_000);
  expect([loads, stops]).toEqual([[], []]);
  jest.advanceTimersByTime(6_000);
  expect([loads, stops]).toEqual([[], ['frozen']]);
  session.end();
});
