import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { Button, ButtonLink, IconButton, SearchIcon } from '..';

describe('a button', () => {
  test('submits nothing by itself, and does nothing while busy, without losing the focus', async () => {
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

  test('as a link goes within the site, or to elsewhere', async () => {
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

  test('with an icon alone has a name', () => {
    renderScreen(<IconButton label="Search" icon={<SearchIcon />} />);
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('title', 'Search');
  });
});
