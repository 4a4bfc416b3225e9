import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Breadcrumbs, MediaCard } from '..';

test('breadcrumbs end at this page, which may be called as what it stands in, and a card is one link', () => {
  const complain = jest.spyOn(console, 'error');
  renderScreen(
    <>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Books', to: '/books' }, { label: 'Books' }]} />
      <MediaCard to="/course/a/b" title="Maps" cover={null} foot="Free" />
    </>,
  );
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(within(way).getAllByText('Books').at(-1)).toHaveAttribute('aria-current', 'page');
  expect(complain).not.toHaveBeenCalled();
  expect(within(screen.getByRole('article')).getByRole('link', { name: 'Maps' })).toHaveAttribute(
    'href',
    '/course/a/b',
  );
});
