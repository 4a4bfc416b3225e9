import { fireEvent, render, waitFor } from '@testing-library/react';
import { BookCover } from './BookCover';
import { CourseCover } from './CourseCover';

const picture = (view: HTMLElement) => view.querySelector('img');
const drawing = (view: HTMLElement) => view.querySelector('svg');

test('a course without a picture gets its drawing once the code of drawings has loaded', async () => {
  const { container } = render(<CourseCover id="a-first-page" category="web-development" />);
  expect(drawing(container)).toBeNull();
  await waitFor(() => expect(drawing(container)).not.toBeNull());
  const next = render(<CourseCover id="an-evening" category="music" />);
  expect(drawing(next.container)).not.toBeNull();
});

test('a drawn book shows its title and author', async () => {
  const { container, findByText } = render(
    <BookCover id="walden" category="essays" title="Walden" author="H. D. Thoreau" />,
  );
  expect(await findByText('Walden')).toBeInTheDocument();
  expect(await findByText('H. D. Thoreau')).toBeInTheDocument();
  expect(drawing(container)).not.toBeNull();
});

test.each([
  ['course', <CourseCover key="course" id="a" category="music" src="/none.png" />],
  ['book', <BookCover key="book" id="a" category="essays" title="A" src="/none.png" />],
])('the picture of a %s that fails to load gives way to the drawing', async (_, cover) => {
  const { container } = render(cover);
  expect(drawing(container)).toBeNull();
  const shown = picture(container);
  if (!shown) throw new Error('There is no picture.');
  fireEvent.error(shown);
  await waitFor(() => expect(drawing(container)).not.toBeNull());
  expect(picture(container)).toBeNull();
});
