import { screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import SiteMapScreen from './SiteMapScreen';

test('is a heading and one external link labelled Home to the configured website', () => {
  renderScreen(<SiteMapScreen />, { path: '/site_map', config: { homeUrl: 'https://www.lectern.example/start' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Site map');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', 'https://www.lectern.example/start');
});
