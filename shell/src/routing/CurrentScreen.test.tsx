import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Maintenance, Registry } from '@lectern/shared/contract';
import { useHost, useTitle, type SessionUser } from '@lectern/shared/host';
import { Link, useParams } from '@lectern/shared/router';
import { channel, registry, release } from '../testing/releases';
import { renderShell, type Edge } from '../testing/renderShell';

const user: SessionUser = {
  uid: 'u',
  email: 'a@b.c',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const First = () => (
  <>
    <h1>Books one</h1>
    <Link to="/nope">Away</Link>
  </>
);
const Second = () => <h1>Books two</h1>;
const books = { path: '/books', title: 'Books', nav: { label: 'Books', order: 1 } };
const live = (version = '1.0.0', route = {}, change: Partial<Registry> = {}) =>
  registry({ commerce: channel(release(version, {}, { ...books, ...route })) }, change);
const edge = (): Edge => ({ screens: { '1.0.0': First, '2.0.0': Second }, broken: new Set() });
const main = () => screen.getByRole('main');

it('shows a remote’s screen and says whose it is', async () => {
  renderShell('/books', live(), edge());
  expect(await screen.findByRole('heading', { level: 1, name: 'Books one' })).toBeInTheDocument();
  expect(main()).toHaveAttribute('data-remote', 'commerce');
  expect(main()).toHaveAttribute('data-release', '1.0.0');
  expect(main()).toHaveAttribute('data-screen', 'BooksScreen');
  expect(document.documentElement).toHaveAttribute('data-serial', '7');
  expect(document.title).toBe('Books · Lectern');
});

it('forgets on another screen what the page says of the one that it was made for', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="canonical" href="https://lectern.example/books"><meta name="description" ' +
      'content="Books"><meta property="og:url" content="x"><meta name="viewport" content="x"><script ' +
      'type="application/ld+json">{}</script>',
  );
  const tags = (): string[] =>
    Array.from(document.head.querySelectorAll('meta, link, script'), ({ outerHTML }) => outerHTML);
  renderShell('/books', live(), edge());
  expect(await screen.findByText('Books one')).toBeInTheDocument();
  expect(tags()).toHaveLength(5);
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(tags()).toEqual(['<meta name="viewport" content="x">']);
  document.querySelector('meta[name=viewport]')?.remove();
});

it('brings back how far each address of one screen was scrolled', async () => {
  const Paged = () => (
    <>
      <h1>Books</h1>
      <Link to="/books?page=2">Next</Link>
    </>
  );
  renderShell('/books', live(), { screens: { '1.0.0': Paged }, broken: new Set() });
  const scrolled: (number | undefined)[] = [];
  window.scrollTo = ((to: ScrollToOptions) => {
    scrolled.push(to.top);
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9_000, configurable: true });
  const isAt = (top: number): void => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    dispatchEvent(new Event('scroll'));
  };
  await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
  isAt(700);
  scrolled.length = 0;
  act(() => history.back());
  await waitFor(() => expect(scrolled).toEqual([0]));
  act(() => history.forward());
  await waitFor(() => expect(scrolled).toEqual([0, 700]));
  isAt(0);
});

it.each(['/nope', '/books/', '/books/xyz', '/BOOKS', '/%E0%A4%A'])('answers %s with the not-found screen', (path) => {
  renderShell(path, live(), edge());
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(main()).toHaveAttribute('data-screen', 'NotFoundScreen');
});

it('sends a visitor to sign in, and lets a signed-in person see the screen', async () => {
  const guarded = live('1.0.0', { access: 'signed-in' });
  const first = renderShell('/books?a=1', guarded, edge());
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/sign_in?next=%2Fbooks%3Fa%3D1'));
  first.unmount();
  renderShell('/books', guarded, edge(), user);
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

it('asks for nothing of a route that the guard refuses', async () => {
  const guarded = live('1.0.0', { access: 'signed-in' });
  const screens = edge();
  const read = jest.fn(() => First);
  Object.defineProperty(screens.screens, '1.0.0', { get: read });
  renderShell('/books', guarded, screens);
  await waitFor(() => expect(window.location.pathname).toBe('/sign_in'));
  expect(read).not.toHaveBeenCalled();
});

it('denies a route whose access it does not know', () => {
  renderShell('/books', live('1.0.0', { access: 'friends' as 'public' }), edge(), user);
  expect(main()).toHaveAttribute('data-screen', 'NotFoundScreen');
});

it('names the part that failed, keeps the header, and recovers by Try again', async () => {
  const net = edge();
  net.broken.add('/remotes/commerce/1.0.0/37.js');
  renderShell('/books', live(), net);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveAttribute('data-kind', 'missing');
  expect(alert).toHaveTextContent(
    'Loading script chunk BooksScreen of commerce 1.0.0 failed. (missing: ' +
      'http://localhost/remotes/commerce/1.0.0/37.js?retry=1)',
  );
  expect(screen.getByRole('banner')).toBeInTheDocument();
  net.broken.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

it('keeps the site when a screen breaks while it renders', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const net = edge();
  net.screens['1.0.0'] = () => {
    throw new Error('no such book');
  };
  renderShell('/books', live(), net);
  expect(await screen.findByRole('alert')).toHaveTextContent('no such book');
  net.screens['1.0.0'] = First;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

it('leaves an open screen as it is when a revision arrives; the next navigation uses it', async () => {
  const { live: registryInUse } = renderShell('/books', live(), edge());
  await screen.findByText('Books one');
  act(() => registryInUse.take(live('2.0.0', {}, { serial: 8 })));
  expect(document.documentElement).toHaveAttribute('data-serial', '8');
  expect(main()).toHaveAttribute('data-release', '1.0.0');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await userEvent.click(screen.getAllByRole('link', { name: 'Books' })[0]!);
  expect(await screen.findByText('Books two')).toBeInTheDocument();
  expect(main()).toHaveAttribute('data-release', '2.0.0');
});

it('moves the focus to the heading, titles and announces once on a navigation', async () => {
  renderShell('/nope', live(), edge());
  expect(screen.getByText('Page not found')).not.toHaveFocus();
  await userEvent.click(screen.getAllByRole('link', { name: 'Books' })[0]!);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Books one' })).toHaveFocus());
  await waitFor(() => expect(document.getElementById('announcer')).toHaveTextContent('Books · Lectern'));
});

it('gives parameters, titles and the not-found answer to screens', async () => {
  const net = edge();
  net.screens['1.0.0'] = function Book() {
    const { id = '' } = useParams();
    const { NotFound } = useHost();
    useTitle(id === 'none' ? '' : id);
    return id === 'none' ? <NotFound /> : <h1>{id}</h1>;
  };
  const route = live('1.0.0', { path: '/book/:id' });
  const first = renderShell('/book/caf%C3%A9', route, net);
  expect(await screen.findByRole('heading', { name: 'café' })).toBeInTheDocument();
  expect(document.title).toBe('café · Lectern');
  first.unmount();
  renderShell('/book/none', route, net);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Page not found/);
});

describe('maintenance', () => {
  const on = (maintenance: Maintenance | null, serial: number): Registry => live('1.0.0', {}, { maintenance, serial });

  it('shows at once, everywhere, and goes by itself', async () => {
    const { live: registryInUse } = renderShell('/books', live(), edge());
    await screen.findByText('Books one');
    act(() => registryInUse.take(on({ message: 'New shelves.' }, 8)));
    expect(main()).toHaveTextContent('New shelves.');
    act(() => registryInUse.take(on(null, 9)));
    expect(await screen.findByText('Books one')).toBeInTheDocument();
  });

  it('of one remote leaves the rest alone', () => {
    renderShell('/nope', on({ message: 'New shelves.', remotes: ['commerce'] }, 8), edge());
    expect(main()).toHaveAttribute('data-screen', 'NotFoundScreen');
  });

  it('says so at its own address when none is on', () => {
    renderShell('/maintaince', live(), edge());
    expect(screen.getByRole('heading', { level: 1, name: 'No maintenance is under way' })).toBeInTheDocument();
  });
});

it('tries a failed screen again by itself when another revision is live', async () => {
  const net = edge();
  net.broken.add('/remotes/commerce/2.0.0/37.js');
  const { live: registryInUse } = renderShell('/books', live('2.0.0'), net);
  await screen.findByRole('alert');
  act(() => registryInUse.take(live('1.0.0', {}, { serial: 8 })));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});
