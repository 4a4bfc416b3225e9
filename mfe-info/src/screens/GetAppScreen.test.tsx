import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { platformOf } from '../parts/app/platform';
import GetAppScreen from './GetAppScreen';
import { appText } from '../text/app.en';

const text = textOf(appText);
const offer = (outcome: 'accepted' | 'dismissed') => {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => {
    window.dispatchEvent(event);
  });
  return { event, prompt };
};

test('without an install offer, shows the guides, with this device’s first', () => {
  renderScreen(<GetAppScreen />, { path: '/getApp' });
  expect(screen.queryByRole('button', { name: text.install.button })).toBeNull();
  expect(screen.getByText(text.install.none)).toBeVisible();
  const [first, ...rest] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(within(first!).getByText(text.platforms.yours)).toBeVisible();
  expect(rest.map((guide) => guide.hasAttribute('open'))).toEqual([false, false, false, false]);
});

test('installs when the browser offers it and the visitor agrees', async () => {
  const { person } = renderScreen(<GetAppScreen />, { path: '/getApp' });
  const { event, prompt } = offer('accepted');
  expect(event.defaultPrevented).toBe(true);
  await person.click(screen.getByRole('button', { name: text.install.button }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(text.install.installed)).toBeVisible();
});

test('shows that the visitor declined the installation', async () => {
  const { person } = renderScreen(<GetAppScreen />, { path: '/getApp' });
  offer('dismissed');
  await person.click(screen.getByRole('button', { name: text.install.button }));
  expect(await screen.findByText(text.install.dismissed)).toBeVisible();
  expect(screen.queryByRole('button', { name: text.install.button })).toBeNull();
});

test('lists what works offline and what does not', () => {
  renderScreen(<GetAppScreen />, { path: '/getApp' });
  expect(screen.getByText(text.offline.working[1]!)).toBeVisible();
  expect(screen.getByText(text.offline.needing[0]!)).toBeVisible();
});

test('uses an offer from before the screen was opened', async () => {
  const prompt = jest.fn(() => Promise.resolve({ outcome: 'accepted' }));
  const early = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const { person } = renderScreen(<GetAppScreen />, { path: '/getApp', app: { installOffer: () => early } });
  await person.click(screen.getByRole('button', { name: text.install.button }));
  expect(prompt).toHaveBeenCalledTimes(1);
});

test('shows what the device stores, removes it, and reports a failure to store it', async () => {
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
  expect(await screen.findByText(text.device.size(2_400_000))).toBeVisible();
  await person.click(screen.getByRole('button', { name: text.device.removeOf(text.device.app) }));
  expect(await screen.findByText(text.device.notStored)).toBeVisible();
  expect(announced).toEqual([text.device.removed]);
  await person.click(screen.getByRole('button', { name: text.device.store }));
  expect(await screen.findByText(text.device.failed)).toBeVisible();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 0, 'mac'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/145.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 'firefox'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/145.0 Safari/537.36', 0, 'desktop'],
  ['something new', 0, 'desktop'],
])('%s with %i touch points is %s', (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform);
});
