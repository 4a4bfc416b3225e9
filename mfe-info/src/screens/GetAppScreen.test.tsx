import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { platformOf } from '../parts/platform';
import GetAppScreen from './GetAppScreen';

const offer = (outcome: 'accepted' | 'dismissed') => {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  return { event, prompt };
};

test('without an offer of the browser shows the way through its menu, for this device first', () => {
  renderScreen(<GetAppScreen />, { path: '/getApp' });
  expect(screen.queryByRole('button', { name: 'Install Lectern' })).toBeNull();
  expect(screen.getByText(/you can keep Lectern from its menu/)).toBeVisible();
  const [first, ...rest] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(within(first!).getByText('this device')).toBeVisible();
  expect(rest.map((guide) => guide.hasAttribute('open'))).toEqual([false, false, false, false]);
});

test('installs when the browser offers it and the visitor agrees', async () => {
  const { person } = renderScreen(<GetAppScreen />, { path: '/getApp' });
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Install Lectern' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/is installed on this device/)).toBeVisible();
});

test('takes a no for a no', async () => {
  const { person } = renderScreen(<GetAppScreen />, { path: '/getApp' });
  offer('dismissed');
  await person.click(screen.getByRole('button', { name: 'Install Lectern' }));
  expect(await screen.findByText(/No harm done/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Install Lectern' })).toBeNull();
});

test('says what works without a connection and what does not', () => {
  renderScreen(<GetAppScreen />, { path: '/getApp' });
  expect(screen.getByText(/Lessons that you have kept/)).toBeVisible();
  expect(screen.getByText(/Videos and books that are not kept/)).toBeVisible();
});

test('takes up an offer that came before the screen was opened', async () => {
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const early = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const { person } = renderScreen(<GetAppScreen />, { path: '/getApp', app: { installOffer: () => early } });
  await person.click(screen.getByRole('button', { name: 'Install Lectern' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('shows what the device keeps, keeps it, removes it, and says when that failed', async () => {
  let bytes: number | null = 2_400_000;
  const remove = jest.fn(() => {
    bytes = null;
    return Promise.resolve();
  });
  const keep = jest.fn(() => Promise.reject(new Error('no network')));
  const { person, announced } = renderScreen(<GetAppScreen />, {
    path: '/getApp',
    app: { bytes: () => Promise.resolve(bytes), keep, remove },
  });
  expect(await screen.findByText('2.4 MB')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove The site itself' }));
  expect(await screen.findByText('Not kept')).toBeVisible();
  expect(announced).toEqual(['It is no longer kept on this device.']);
  await person.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('It could not be kept')).toBeVisible();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 0, 'mac'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/145.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/145.0 Safari/537.36', 0, 'desktop'],
  ['something new', 0, 'desktop'],
])('knows %s with %i touch points as %s', (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform);
});
