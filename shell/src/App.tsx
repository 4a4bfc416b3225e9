import { useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from './routing/router';
import { QueryClientProvider, type QueryClient } from '@lectern/shared/query';
import { Layout } from './chrome/layout/Layout';
import { CurrentScreen } from './routing/CurrentScreen';
import { HostProvider } from './routing/HostProvider';
import { SessionProvider } from './session/SessionProvider';
import type { SessionSource } from './session/SessionSource';
import { PageStateContext, type PageState } from './state/PageState';
import { createQueryClient } from './state/queryClient';
import { ShellContext, type Shell } from './state/ShellContext';

/** `queries` and `Router` are those of the page, unless the gateway renders it. */
type AppProps = {
  shell: Shell;
  page: PageState;
  source: SessionSource;
  queries?: QueryClient;
  Router?: ComponentType<{ children: ReactNode }>;
};

/** Root component: provides the page's services, and renders the layout around the current screen. */
export function App({ shell, page, source, queries, Router = BrowserRouter }: AppProps) {
  const [client] = useState(() => queries ?? createQueryClient(shell.rendered?.queries));
  return (
    <ShellContext value={shell}>
      <PageStateContext value={page}>
        <QueryClientProvider client={client}>
          <SessionProvider source={source}>
            <Router>
              <HostProvider>
                <Layout>
                  <CurrentScreen />
                </Layout>
              </HostProvider>
            </Router>
          </SessionProvider>
        </QueryClientProvider>
      </PageStateContext>
    </ShellContext>
  );
}
