import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import SiteMapScreen from './SiteMapScreen';
import { siteMapText } from '../text/siteMap.en';

const text = textOf(siteMapText);
test('is a heading and one external link labelled Home to the configured website', () => {
  renderScreen(<SiteMapScreen />, { path: '/site_map', config: { homeUrl: 'https://www.lectern.example/start' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: text.home })).toHaveAttribute('href', 'https://www.lectern.example/start');
});
