import { whenIdle } from './whenIdle';

const page = globalThis as { requestIdleCallback?: unknown; cancelIdleCallback?: unknown };
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete page.requestIdleCallback;
  delete page.cancelIdleCallback;
});

test('a task waits for an idle moment of the browser, until it is cancelled', () => {
  const ask = jest.fn(() => 7);
  const end = jest.fn();
  Object.assign(page, { requestIdleCallback: ask, cancelIdleCallback: end });
  const task = (): void => undefined;
  const off = whenIdle(task);
  expect(ask).toHaveBeenCalledWith(task, { timeout: 2_000 });
  whenIdle(task, { within: 5_000, otherwise: 1_000 });
  expect(ask).toHaveBeenLastCalledWith(task, { timeout: 5_000 });
  off();
  expect(end).toHaveBeenCalledWith(7);
});

test('a task waits a fixed time where the browser reports no idle moments, until it is cancelled', () => {
  delete page.requestIdleCallback;
  const task = jest.fn();
  whenIdle(task, { within: 5_000, otherwise: 1_000 });
  whenIdle(task)();
  jest.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});
