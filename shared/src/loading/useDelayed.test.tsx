import { act, renderHook } from '@testing-library/react';
import { useDelayed } from './useDelayed';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = () =>
  renderHook(({ flag, attempt }) => useDelayed(flag, 400, attempt), { initialProps: { flag: true, attempt: 0 } });
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('is true once the flag has held for the delay, and false as soon as it drops', () => {
  const { result, rerender } = start();
  advance(399);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);
  rerender({ flag: false, attempt: 0 });
  expect(result.current).toBe(false);
});

test.each([
  [
    'a flag that dropped',
    (rerender: (props: { flag: boolean; attempt: number }) => void) => {
      rerender({ flag: false, attempt: 0 });
      rerender({ flag: true, attempt: 0 });
    },
  ],
  [
    'another attempt',
    (rerender: (props: { flag: boolean; attempt: number }) => void) => {
      rerender({ flag: true, attempt: 1 });
    },
  ],
])('%s starts the delay over', (_, change) => {
  const { result, rerender } = start();
  advance(400);
  change(rerender);
  expect(result.current).toBe(false);
  advance(399);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);
});
