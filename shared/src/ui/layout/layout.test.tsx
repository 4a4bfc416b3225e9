import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Breadcrumbs, MediaCard } from '..';

test('breadcrumbs end with the current page, even with a repeated label, and a card is one link', () => {
  const consoleError = jest.spyOn(console, 'error');
  renderScreen(
    <>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Books', to: '/books' }, { label: 'Books' }]} />
      <MediaCard to="/course/a/b" title="Maps" cover={null} foot="Free" />
    </>,
  );
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(trail).getAllByText('Books').at(-1)).toHaveAttribute('aria-current', 'page');
  expect(consoleError).not.toHaveBeenCalled();
  expect(within(screen.getByRole('article')).getByRole('link', { name: 'Maps' })).toHaveAttribute(
    'href',
    '/course/a/b',
  );
});
