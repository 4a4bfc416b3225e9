import { useState } from 'react';
import { BrowserRouter } from './routing/router';
import { QueryClientProvider } from '@lectern/shared/query';
import { Layout } from './chrome/layout/Layout';
import { CurrentScreen } from './routing/CurrentScreen';
import { HostProvider } from './routing/HostProvider';
import { SessionProvider } from './session/SessionProvider';
import type { SessionSource } from './session/SessionSource';
import { PageStateContext, type PageState } from './state/PageState';
import { createQueryClient } from './state/queryClient';
import { ShellContext, type Shell } from './state/ShellContext';

/** Root component: provides the page's services, and renders the layout around the current screen. */
export function App({ shell, page, source }: { shell: Shell; page: PageState; source: SessionSource }) {
  const [queries] = useState(createQueryClient);
  return (
    <ShellContext value={shell}>
      <PageStateContext value={page}>
        <QueryClientProvider client={queries}>
          <SessionProvider source={source}>
            <BrowserRouter>
              <HostProvider>
                <Layout>
                  <CurrentScreen />
                </Layout>
              </HostProvider>
            </BrowserRouter>
          </SessionProvider>
        </QueryClientProvider>
      </PageStateContext>
    </ShellContext>
  );
}
