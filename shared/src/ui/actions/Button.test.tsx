import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Button, ButtonLink, IconButton, SearchIcon } from '..';

describe('a button', () => {
  test('does not submit by default, and ignores presses while busy without losing the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { person } = renderScreen(
      <form onSubmit={submit}>
        <Button onClick={press}>Plain</Button>
        <Button type="submit" busy onClick={press}>
          Send
        </Button>
      </form>,
    );
    await person.click(screen.getByRole('button', { name: 'Plain' }));
    const send = screen.getByRole('button', { name: /Send/ });
    await person.click(send);
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
    expect(send).toHaveFocus();
    expect(send).toHaveAttribute('aria-busy', 'true');
    expect(send).toHaveAccessibleName(/In progress/);
  });

  test('as a link navigates within the site or to another site', async () => {
    const { person, location } = renderScreen(
      <>
        <ButtonLink to="/books">Books</ButtonLink>
        <ButtonLink href="https://example.org/">Elsewhere</ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://example.org/');
    await person.click(screen.getByRole('link', { name: 'Books' }));
    expect(location()).toBe('/books');
  });

  test('with only an icon has an accessible name', () => {
    renderScreen(<IconButton label="Search" icon={<SearchIcon />} />);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('title', 'Search');
  });
});
