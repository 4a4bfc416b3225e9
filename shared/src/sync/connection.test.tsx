import { act, render, screen } from '@testing-library/react';
import { onConnectionChange, onOnline } from './connection';
import { useOnline } from './useOnline';

test('listeners are called for their events until they are stopped', () => {
  const [returned, changed] = [jest.fn(), jest.fn()];
  const stops = [onOnline(returned), onOnline(returned), onConnectionChange(changed)];
  dispatchEvent(new Event('offline'));
  stops[0]?.();
  dispatchEvent(new Event('online'));
  expect([returned.mock.calls.length, changed.mock.calls.length]).toEqual([1, 2]);
  for (const stop of stops) stop();
  dispatchEvent(new Event('online'));
  expect(returned).toHaveBeenCalledTimes(1);
});

test('a component follows the connection', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Connection = () => <p>{useOnline() ? 'online' : 'offline'}</p>;
  render(<Connection />);
  expect(screen.getByText('offline')).toBeVisible();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('online')).toBeVisible();
  online.mockRestore();
});
