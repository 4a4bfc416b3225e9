import { screen, within } from '@testing-library/react';
import { textOf } from '@lectern/shared/text';
import { channel, registry, release } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { errorScreensText } from '../../text/errorScreens.en';

const text = textOf(errorScreensText).failed;
const books = { path: '/books', title: 'Books', nav: { label: 'Books', order: 1 } };
const courses = { path: '/all-courses', title: 'Courses', nav: { label: 'Courses', order: 2 } };

test('the error screen links to the screens of other remotes, not to those of the remote that failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const commerce = channel(release('1.0.0', {}, books));
  const catalogue = channel(release('1.0.0', {}, courses));
  renderShell('/books', registry({ commerce, catalogue }), { screens: {}, broken: new Set() });
  const others = within(await screen.findByRole('navigation', { name: text.elsewhere }));
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(['Courses']);
});
