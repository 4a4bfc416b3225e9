import { createSharedLoads } from './sharedLoads';

function setUp() {
  const share = createSharedLoads();
  const cancel = jest.fn();
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const start = jest.fn(() => {
    const done = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    return { done, cancel };
  });
  const caller = () => {
    const control = new AbortController();
    const settled = jest.fn();
    void share('a', start, control.signal).then(
      () => void settled('loaded'),
      (error: unknown) => void settled((error as Error).message),
    );
    return { leave: () => control.abort(), settled };
  };
  const end = async (error?: Error): Promise<void> => {
    if (error) settle.reject(error);
    else settle.resolve();
    await new Promise(setImmediate);
  };
  return { caller, cancel, start, end };
}

test('callers of one key share a load and its result', async () => {
  const { caller, start, end } = setUp();
  const [first, second] = [caller(), caller()];
  await end();
  expect(start).toHaveBeenCalledTimes(1);
  expect([first.settled.mock.calls, second.settled.mock.calls]).toEqual([[['loaded']], [['loaded']]]);
});

test('a caller that leaves does not end the load of another', async () => {
  const { caller, cancel, end } = setUp();
  const [first, second] = [caller(), caller()];
  first.leave();
  expect(cancel).not.toHaveBeenCalled();
  await end();
  expect(first.settled).not.toHaveBeenCalled();
  expect(second.settled).toHaveBeenCalledWith('loaded');
});

test('the last caller that leaves cancels the load, and the next one starts another', () => {
  const { caller, cancel, start } = setUp();
  const [first, second] = [caller(), caller()];
  first.leave();
  second.leave();
  expect(cancel).toHaveBeenCalledTimes(1);
  caller();
  expect(start).toHaveBeenCalledTimes(2);
});

test('a failed load fails for every caller, and the next one starts another', async () => {
  const { caller, start, end } = setUp();
  const [first, second] = [caller(), caller()];
  await end(new Error('404'));
  expect([first.settled.mock.calls, second.settled.mock.calls]).toEqual([[['404']], [['404']]]);
  caller();
  expect(start).toHaveBeenCalledTimes(2);
});

test('leaving after the end cancels nothing', async () => {
  const { caller, cancel, end } = setUp();
  const only = caller();
  await end();
  only.leave();
  expect(cancel).not.toHaveBeenCalled();
});
