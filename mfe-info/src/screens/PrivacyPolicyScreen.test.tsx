import { screen, within } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import PrivacyPolicyScreen from './PrivacyPolicyScreen';
import { privacyPolicyText } from '../text/privacyPolicy.en';

const text = textOf(privacyPolicyText);
test('the table of contents links to each section', () => {
  renderScreen(<PrivacyPolicyScreen />, { path: '/privacy_policy' });
  const links = within(screen.getByRole('navigation', { name: text.contents })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(within(part!).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
  }
});

test('names Google for hosted Firebase, and no third party for a self-hosted server', () => {
  const { unmount } = renderScreen(<PrivacyPolicyScreen />, { path: '/privacy_policy' });
  expect(screen.getByText(text.backends.local)).toBeVisible();
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
  expect(screen.getByText(text.backends.hosted)).toBeVisible();
});
