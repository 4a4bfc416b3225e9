import { channel, registry, release } from '../../testing/releases';
import { fetchVerified } from '../verify/fetchVerified';
import { watchRevisions } from './watchRevisions';

const revision = (serial: number) => registry({ commerce: channel(release()) }, { serial });
const realFetch = globalThis.fetch;
const TRUST = {
  rootKey: undefined,
  memory: { read: () => Promise.resolve(null), write: () => Promise.resolve() },
  isLocal: false,
  onUnsupported: () => undefined,
};
let streams: FakeStream[] = [];
let hidden = false;

/** The part of EventSource that the shell uses. */
class FakeStream extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor(readonly url: string) {
    super();
    streams.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
  send(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let live = revision(8);
const fetched = jest.fn(() => Promise.resolve(Response.json(live)));

beforeEach(() => {
  jest.useFakeTimers();
  streams = [];
  hidden = false;
  live = revision(8);
  fetched.mockClear();
  globalThis.fetch = fetched;
  Object.assign(globalThis, { EventSource: FakeStream });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

function watch() {
  const taken: number[] = [];
  const stop = watchRevisions(
    () => taken.at(-1) ?? 7,
    () =>
      fetchVerified(TRUST).then(
        ({ serial }) => void taken.push(serial),
        () => undefined,
      ),
    { poll: 1_000, retryStream: 10_000, check: 60_000 },
  );
  return { taken, stop };
}
const advance = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test('fetches only newer revisions that the stream announces', async () => {
  const { taken, stop } = watch();
  streams[0]!.send('{"serial":7}');
  await advance();
  expect(fetched).not.toHaveBeenCalled();
  streams[0]!.send('{"serial":8}');
  await advance();
  expect(taken).toEqual([8]);
  stop();
});

test.each(['', 'null', '{"serial":"9"}', '<html>'])('ignores the message %j', async (data) => {
  const { taken, stop } = watch();
  try {
    streams[0]!.send(data);
  } finally {
    await advance();
  }
  expect(taken).toEqual([]);
  stop();
});

test('polls while the stream is refused, then opens it again', async () => {
  const { taken, stop } = watch();
  streams[0]!.close();
  streams[0]!.dispatchEvent(new Event('error'));
  await advance();
  expect(taken).toEqual([8]);
  await advance(3_000);
  expect(fetched).toHaveBeenCalledTimes(4);
  await advance(7_000);
  expect(streams).toHaveLength(2);
  stop();
  const calls = fetched.mock.calls.length;
  await advance(20_000);
  expect(fetched).toHaveBeenCalledTimes(calls);
});

test('closes its connection while the tab is hidden', () => {
  const { stop } = watch();
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(streams[0]!.readyState).toBe(FakeStream.CLOSED);
  expect(streams).toHaveLength(1);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
  stop();
});

test('keeps the current revision when the registry cannot be fetched or parsed', async () => {
  const { taken, stop } = watch();
  fetched.mockImplementationOnce(() => Promise.resolve(new Response('no', { status: 503 })));
  streams[0]!.send('{"serial":8}');
  await advance();
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json({ schemaVersion: 1 })));
  streams[0]!.send('{"serial":8}');
  await advance();
  expect(taken).toEqual([]);
  stop();
});
