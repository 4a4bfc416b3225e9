import { signalWhile } from '../serviceWorker/signalWhile';
import { storeSite } from './siteCopy';

/** Ports of the last request to the worker. */
let ports: MessagePort[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  ports = [];
  const active = { postMessage: (_message: string, transferred: MessagePort[]) => (ports = transferred) };
  const serviceWorker = { register: () => Promise.resolve(), ready: Promise.resolve({ active }) };
  Object.assign(globalThis, { navigator: { serviceWorker }, caches: {}, localStorage: { setItem: () => undefined } });
});
afterEach(() => {
  for (const port of ports) port.close();
  jest.useRealTimers();
  for (const name of ['navigator', 'caches', 'localStorage']) Reflect.deleteProperty(globalThis, name);
});

/** Asks the worker to store the site; `outcome` is null until it has answered or was given up. */
async function ask(): Promise<{ outcome: () => string | null }> {
  let outcome: string | null = null;
  void storeSite().then(
    () => (outcome = 'stored'),
    (error: unknown) => (outcome = String(error)),
  );
  await delivered();
  return { outcome: () => outcome };
}

/** Resolves once messages under way have been received. */
async function delivered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets a minute and a half pass in steps of ten seconds. */
async function passTime(): Promise<void> {
  for (let step = 0; step < 9; step += 1) {
    jest.advanceTimersByTime(10_000);
    await delivered();
  }
}

test('a worker that dies is given up with an error', async () => {
  const { outcome } = await ask();
  await passTime();
  expect(outcome()).toMatch(/stopped answering/);
});

test('a worker that takes long is waited for, as long as it gives signs of life', async () => {
  const { outcome } = await ask();
  let finish: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  void signalWhile(work, ports[1]).then(() => ports[0]?.postMessage({ isKept: true }));
  await passTime();
  expect(outcome()).toBeNull();
  finish();
  await delivered();
  expect(outcome()).toBe('stored');
});

test('a problem of the worker is passed on', async () => {
  const { outcome } = await ask();
  ports[0]?.postMessage({ isKept: false, problem: 'No space is left.' });
  await delivered();
  expect(outcome()).toBe('Error: No space is left.');
});
