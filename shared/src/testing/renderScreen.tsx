import { useEffect, type ReactElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { SiteConfig } from '../contract';
import { HostContext, type AppCopy, type Host, type LiveRoute, type SessionUser } from '../host';
import { fillDomGaps } from './domGaps';

// The first call of a façade loads the SDK, which takes more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** Options of renderScreen. By default a signed-out visitor sees the screen at `/`. */
export type RenderScreenOptions = {
  /** The address at which the screen is shown, with its query string. */
  path?: string;
  /** The pattern of the screen's route, which gives it its parameters. */
  route?: string;
  user?: SessionUser | null;
  config?: Partial<SiteConfig>;
  routes?: readonly LiveRoute[];
  theme?: Host['theme'];
  app?: Partial<AppCopy>;
};

/** Rendered screen: Testing Library's queries, a `person` who uses it (user-event), and its calls to the shell. */
export type RenderedScreen = RenderResult & {
  person: UserEvent;
  /** Titles and announcements, in the order in which the screen made them. */
  titles: string[];
  announced: string[];
  /** Returns true while the screen holds unsaved input. */
  isHeld: () => boolean;
  /** Returns the current path and query string. */
  location: () => string;
  /** Renders the screen again for another user; null for a signed-out visitor. */
  signInAs: (user: SessionUser | null) => void;
};

/**
 * Renders a screen as the shell would: with a host, a router at its address and its own query client, which does not
 * retry.
 */
export function renderScreen(screen: ReactElement, options: RenderScreenOptions = {}): RenderedScreen {
  fillDomGaps();
  const { path = '/', route = '*' } = options;
  const titles: string[] = [];
  const announced: string[] = [];
  const calls: HostCalls = { titles, announced, holds: new Set(), location: path };
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity } },
  });
  const host = createHost(options, calls);
  const tree = (user: SessionUser | null): ReactElement => (
    <HostContext value={{ ...host, user }}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <LocationProbe
            onChange={(location) => {
              calls.location = location;
            }}
          />
          <Routes>
            <Route path={route} element={screen} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </HostContext>
  );
  const result = render(tree(host.user));
  return {
    ...result,
    person: userEvent.setup(),
    titles,
    announced,
    isHeld: () => calls.holds.size > 0,
    location: () => calls.location,
    signInAs: (user) => {
      result.rerender(tree(user));
    },
  };
}

type HostCalls = { titles: string[]; announced: string[]; holds: Set<symbol>; location: string };

function createHost({ user = null, config, routes = [], theme, app }: RenderScreenOptions, calls: HostCalls): Host {
  return {
    user,
    routes,
    config: {
      backend: { kind: 'local', projectId: 'demo-lectern', storageBucket: 'lectern' },
      homeUrl: 'https://lectern.example/',
      openBuckets: ['open-courses'],
      ...config,
    },
    theme: theme ?? { choice: 'system', choose: () => undefined },
    NotFound: () => <h1>Page not found</h1>,
    setTitle: (title) => {
      calls.titles.push(title);
    },
    announce: (message) => {
      calls.announced.push(message);
    },
    holdUnsaved: () => {
      const hold = Symbol('unsaved');
      calls.holds.add(hold);
      return () => {
        calls.holds.delete(hold);
      };
    },
    app: {
      installOffer: () => null,
      bytes: () => Promise.resolve(null),
      keep: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      ...app,
    },
    prepare: () => undefined,
  };
}

function LocationProbe({ onChange }: { onChange: (location: string) => void }): null {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(pathname + search);
  });
  return null;
}
