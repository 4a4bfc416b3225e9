import { ifUnlocked, inTurn, withLock } from './lock';

const wait = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

test.each([inTurn, withLock])('work of the same name runs in order, even after a failure', async (run) => {
  const log: string[] = [];
  const step = (name: string) => async (): Promise<void> => {
    log.push(`${name} begins`);
    await wait();
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
  const [first] = await Promise.allSettled([run('steps', step('a')), run('steps', step('b'))]);
  expect(first.status).toBe('rejected');
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('without Web Locks, work that may be skipped always runs', async () => {
  expect(
    await Promise.all([ifUnlocked('x', () => Promise.resolve(1)), ifUnlocked('x', () => Promise.resolve(2))]),
  ).toEqual([1, 2]);
});

describe('with Web Locks', () => {
  const set = (request: (name: string, ...rest: unknown[]) => Promise<unknown>): void => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } });
  };
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterEach(() => {
    if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  test.each([withLock, ifUnlocked])(
    'work runs where the browser refuses locks, since it blocks storage',
    async (run) => {
      set(() =>
        Promise.reject(new DOMException('Access to the Locks API is denied in this context.', 'SecurityError')),
      );
      expect(await run('refused', () => Promise.resolve('done'))).toBe('done');
    },
  );

  test.each([withLock, ifUnlocked])('work that fails with the lock is not repeated', async (run) => {
    set((_name, ...rest) => (rest.at(-1) as (lock: object) => Promise<unknown>)({}));
    const work = jest.fn(() => Promise.reject(new Error('failed')));
    await expect(run('granted', work)).rejects.toThrow('failed');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('work that may be skipped is skipped while another tab holds the lock', async () => {
    set((_name, ...rest) => (rest.at(-1) as (lock: object | null) => Promise<unknown>)(null));
    expect(await ifUnlocked('held', () => Promise.resolve('done'))).toBeUndefined();
  });
});
