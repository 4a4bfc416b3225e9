import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Maintenance, Registry } from '@lectern/shared/contract';
import { useHost, useTitle, type SessionUser } from '@lectern/shared/host';
import { Link, useParams, useSearchParams } from '@lectern/shared/router';
import { fillDomGaps } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { channel, registry, release } from '../testing/releases';
import { renderShell, type Edge } from '../testing/renderShell';
import { errorScreensText } from '../text/errorScreens.en';
import { shellText } from '../text/shell.en';

beforeAll(fillDomGaps);

const text = textOf(shellText);
const errorScreens = textOf(errorScreensText);

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

test('shows a remote’s screen with its owner and release', async () => {
  renderShell('/books', live(), edge());
  expect(await screen.findByRole('heading', { level: 1, name: 'Books one' })).toBeInTheDocument();
  expect(main()).toHaveAttribute('data-remote', 'commerce');
  expect(main()).toHaveAttribute('data-release', '1.0.0');
  expect(main()).toHaveAttribute('data-screen', 'BooksScreen');
  expect(document.documentElement).toHaveAttribute('data-serial', '7');
  await waitFor(() => expect(document.title).toBe('Books · Lectern'));
});

test('removes the tags that describe the first screen on a navigation', async () => {
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

test('restores the scroll position of each address of one screen', async () => {
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

test('an entry takes the focus of the link that was removed with the list; a link that stays keeps it', async () => {
  const Shelf = () => {
    const [search] = useSearchParams();
    if (!search.has('book'))
      return (
        <>
          <h1>Shelf</h1>
          <Link to="/books?page=2">Next</Link>
          <Link to="/books?book=loaf">Loaf</Link>
        </>
      );
    return <h1 key="loaf">The loaf</h1>;
  };
  renderShell('/books', live(), { screens: { '1.0.0': Shelf }, broken: new Set() });
  const next = await screen.findByRole('link', { name: 'Next' });
  await userEvent.click(next);
  expect(next).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Loaf' }));
  expect(screen.getByRole('heading', { name: 'The loaf' })).toHaveFocus();
});

test.each(['/nope', '/books/', '/books/xyz', '/BOOKS', '/%E0%A4%A'])('shows the not-found screen at %s', (path) => {
  renderShell(path, live(), edge());
  expect(screen.getByRole('heading', { level: 1, name: text.notFound.title })).toBeInTheDocument();
  expect(main()).toHaveAttribute('data-screen', 'NotFoundScreen');
});

test('sends a visitor to sign in, and shows the screen to a signed-in user', async () => {
  const guarded = live('1.0.0', { access: 'signed-in' });
  const first = renderShell('/books?a=1', guarded, edge());
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/sign_in?next=%2Fbooks%3Fa%3D1'));
  first.unmount();
  renderShell('/books', guarded, edge(), user);
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

test('requests nothing of a route that the guard refuses', async () => {
  const guarded = live('1.0.0', { access: 'signed-in' });
  const screens = edge();
  const read = jest.fn(() => First);
  Object.defineProperty(screens.screens, '1.0.0', { get: read });
  renderShell('/books', guarded, screens);
  await waitFor(() => expect(window.location.pathname).toBe('/sign_in'));
  expect(read).not.toHaveBeenCalled();
});

test('denies a route with an unknown access', () => {
  renderShell('/books', live('1.0.0', { access: 'friends' as 'public' }), edge(), user);
  expect(main()).toHaveAttribute('data-screen', 'NotFoundScreen');
});

test('names the part that failed, keeps the header, and recovers on a retry', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: errorScreens.failed.again }));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

test('keeps the site working when a screen crashes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const net = edge();
  net.screens['1.0.0'] = () => {
    throw new Error('no such book');
  };
  renderShell('/books', live(), net);
  expect(await screen.findByRole('alert')).toHaveTextContent('no such book');
  net.screens['1.0.0'] = First;
  await userEvent.click(screen.getByRole('button', { name: errorScreens.failed.again }));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

test('an open screen stays when a revision arrives; the next navigation uses it', async () => {
  const { live: registryInUse } = renderShell('/books', live(), edge());
  await screen.findByText('Books one');
  act(() => registryInUse.update(live('2.0.0', {}, { serial: 8 })));
  expect(document.documentElement).toHaveAttribute('data-serial', '8');
  expect(main()).toHaveAttribute('data-release', '1.0.0');
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  await userEvent.click(screen.getAllByRole('link', { name: 'Books' })[0]!);
  expect(await screen.findByText('Books two')).toBeInTheDocument();
  expect(main()).toHaveAttribute('data-release', '2.0.0');
});

test('a navigation moves the focus to the heading, sets the title and announces it once', async () => {
  renderShell('/nope', live(), edge());
  expect(screen.getByText(text.notFound.title)).not.toHaveFocus();
  await userEvent.click(screen.getAllByRole('link', { name: 'Books' })[0]!);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Books one' })).toHaveFocus());
  await waitFor(() => expect(document.getElementById('announcer')).toHaveTextContent('Books · Lectern'));
});

test('provides parameters, titles and the not-found screen to screens', async () => {
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
  await waitFor(() => expect(document.title).toBe('café · Lectern'));
  first.unmount();
  renderShell('/book/none', route, net);
  expect(await screen.findByRole('heading', { name: text.notFound.title })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Page not found/));
});

describe('maintenance', () => {
  const on = (maintenance: Maintenance | null, serial: number): Registry => live('1.0.0', {}, { maintenance, serial });

  test('shows at once, everywhere, and ends by itself', async () => {
    const { live: registryInUse } = renderShell('/books', live(), edge());
    await screen.findByText('Books one');
    act(() => registryInUse.update(on({ message: 'New shelves.' }, 8)));
    expect(main()).toHaveTextContent('New shelves.');
    act(() => registryInUse.update(on(null, 9)));
    expect(await screen.findByText('Books one')).toBeInTheDocument();
  });

  test('of one remote does not affect the rest', () => {
    renderShell('/nope', on({ message: 'New shelves.', remotes: ['commerce'] }, 8), edge());
    expect(main()).toHaveAttribute('data-screen', 'NotFoundScreen');
  });

  test('its own address shows that there is no maintenance', () => {
    renderShell('/maintaince', live(), edge());
    expect(screen.getByRole('heading', { level: 1, name: errorScreens.maintenance.offTitle })).toBeInTheDocument();
  });
});

test('retries a failed screen when another revision is live', async () => {
  const net = edge();
  net.broken.add('/remotes/commerce/2.0.0/37.js');
  const { live: registryInUse } = renderShell('/books', live('2.0.0'), net);
  await screen.findByRole('alert');
  act(() => registryInUse.update(live('1.0.0', {}, { serial: 8 })));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});

test('gives up a load that takes long when another revision is live', async () => {
  const net = { ...edge(), hanging: new Set(['/remotes/commerce/2.0.0/37.js']) };
  const { live: registryInUse } = renderShell('/books', live('2.0.0'), net);
  expect(await screen.findByRole('button', { name: text.loading.cancel })).toBeInTheDocument();
  act(() => registryInUse.update(live('1.0.0', {}, { serial: 8 })));
  expect(await screen.findByText('Books one')).toBeInTheDocument();
});
