/* Links and redirects in the library's router. */
import { useEffect, type ReactNode } from 'react';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import {
  createPath,
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from 'react-router-dom';
import { Link, Navigate, NavLink } from '.';

let shown = '';
let navigateTo: NavigateFunction = () => undefined;

function LocationProbe() {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  useEffect(() => {
    shown = `${type} ${createPath(location)} ${JSON.stringify(location.state)}`;
    navigateTo = navigate;
  });
  return null;
}

function show(children: ReactNode, at = '/books?tab=new'): void {
  render(
    <MemoryRouter initialEntries={['/', at]}>
      <LocationProbe />
      {children}
    </MemoryRouter>,
  );
}

/** Clicks the link. Returns true when the router handled the click in place of the browser. */
function click(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return event.defaultPrevented;
}

describe('Link', () => {
  test('renders an anchor with the address and its own attributes, and without the router’s props', () => {
    show(
      <Link to="/search?q=a b#top" className="x" aria-label="Find" data-id="7" preventScrollReset>
        Search
      </Link>,
    );
    expect(screen.getByRole('link').outerHTML).toBe(
      '<a class="x" aria-label="Find" data-id="7" href="/search?q=a b#top">Search</a>',
    );
  });

  test('navigates with the given state', () => {
    show(
      <Link to="/search" state={{ from: 'here' }}>
        Search
      </Link>,
    );
    expect(click()).toBe(true);
    expect(shown).toBe('PUSH /search {"from":"here"}');
  });

  test('changes only the query where only the query is given', () => {
    show(<Link to={{ search: 'tab=old' }}>Old</Link>);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/books?tab=old');
    click();
    expect(shown).toBe('PUSH /books?tab=old null');
  });

  test('replaces the entry for the current address', () => {
    show(<Link to="/books?tab=new">Again</Link>);
    click();
    expect(shown).toBe('REPLACE /books?tab=new null');
    act(() => void navigateTo(-1));
    expect(shown).toBe('POP / null');
  });

  test('replaces the entry with `replace`', () => {
    show(
      <Link to="/search" replace>
        Search
      </Link>,
    );
    click();
    expect(shown).toBe('REPLACE /search null');
  });

  test('adds an entry for the current address with `replace={false}`', () => {
    show(
      <Link to="/books?tab=new" replace={false}>
        Again
      </Link>,
    );
    click();
    expect(shown).toBe('PUSH /books?tab=new null');
  });

  test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a click with %j to the browser',
    (init) => {
      show(<Link to="/search">Search</Link>);
      expect(click(init)).toBe(false);
      expect(shown).toBe('POP /books?tab=new null');
    },
  );

  test('leaves a click to the browser when the link has another target', () => {
    show(
      <Link to="/search" target="_blank">
        Search
      </Link>,
    );
    expect(click()).toBe(false);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  test('calls `onClick` first, and does not navigate when that prevents the default', () => {
    const onClick = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show(
      <Link to="/search" onClick={onClick}>
        Search
      </Link>,
    );
    expect(click()).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(shown).toBe('POP /books?tab=new null');
  });

  test('passes its element to a ref', () => {
    const ref = { current: null as HTMLAnchorElement | null };
    show(
      <Link to="/search" ref={ref}>
        Search
      </Link>,
    );
    expect(ref.current).toBe(screen.getByRole('link'));
  });
});

describe('NavLink', () => {
  test.each([
    ['/books', '/books', false, true],
    ['/Books', '/books', false, true],
    ['/books', '/books/7', false, true],
    ['/books/', '/books/7', false, true],
    ['/books', '/books/7', true, false],
    ['/books', '/bookshelf', false, false],
    ['/', '/', false, true],
    ['/', '/books', true, false],
    ['/search?q=a', '/search', false, true],
  ])('to %s at %s with end=%s: current is %s', (to, at, end, isCurrent) => {
    show(
      <NavLink to={to} end={end}>
        Here
      </NavLink>,
      at,
    );
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
  });

  test('follows the address', () => {
    show(
      <NavLink to="/books" className="x">
        Here
      </NavLink>,
      '/search',
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('aria-current');
    click();
    expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link')).toHaveClass('x', { exact: true });
  });
});

describe('Navigate', () => {
  test('navigates, leaving an entry to go back to', () => {
    show(
      <Once>
        <Navigate to="/search?q=x" state={{ from: 'here' }} />
      </Once>,
    );
    expect(shown).toBe('PUSH /search?q=x {"from":"here"}');
  });

  test('replaces the address that showed it', () => {
    show(
      <Once>
        <Navigate to="/search" replace />
      </Once>,
    );
    expect(shown).toBe('REPLACE /search null');
  });
});

/** Renders its children only at /books. */
function Once({ children }: { children: ReactNode }) {
  return useLocation().pathname === '/books' ? children : null;
}
