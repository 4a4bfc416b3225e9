import { screen, within } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import PrivacyPolicyScreen from './PrivacyPolicyScreen';

test('leads from its contents to each of its parts', () => {
  renderScreen(<PrivacyPolicyScreen />, { path: '/privacy_policy' });
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(within(part!).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
  }
});

test('names Google where the site runs on hosted Firebase, and nobody where it runs on its own', () => {
  const { unmount } = renderScreen(<PrivacyPolicyScreen />, { path: '/privacy_policy' });
  expect(screen.getByText(/No other company takes part\.$/)).toBeVisible();
  expect(screen.queryByText(/Google/)).toBeNull();
  unmount();
  const backend = {
    kind: 'hosted',
    projectId: 'lectern',
    storageBucket: 'b',
    apiKey: 'k',
    authDomain: 'd',
    appId: 'a',
  } as const;
  renderScreen(<PrivacyPolicyScreen />, { path: '/privacy_policy', config: { backend } });
  expect(screen.getByText(/stored with Google Firebase/)).toBeVisible();
});
