import { screen } from '@testing-library/react';
import { pseudoLanguage, renderScreen, untranslated } from '@lectern/shared/testing';
import BusinessScreen from './BusinessScreen';
import ContactScreen from './ContactScreen';
import GetAppScreen from './GetAppScreen';
import PrivacyPolicyScreen from './PrivacyPolicyScreen';
import SiteMapScreen from './SiteMapScreen';
import TeachScreen from './TeachScreen';

let endLanguage: () => void;
beforeEach(() => {
  endLanguage = pseudoLanguage();
});
afterEach(() => endLanguage());

test.each([
  ['/contact', ContactScreen],
  ['/business', BusinessScreen],
  ['/about', BusinessScreen],
  ['/teach', TeachScreen],
  ['/getApp', GetAppScreen],
  ['/privacy_policy', PrivacyPolicyScreen],
  ['/site_map', SiteMapScreen],
])('%s shows no text outside the text modules', async (path, Screen) => {
  renderScreen(<Screen />, { path });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
  expect(untranslated(document.body)).toEqual([]);
});
