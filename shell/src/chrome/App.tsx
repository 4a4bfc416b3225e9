import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { QueryClientProvider } from '@lectern/shared/query';
import { CurrentScreen } from '../routing/CurrentScreen';
import { HostProvider } from '../routing/HostProvider';
import { ShellContext, type Shell } from '../routing/ShellContext';
import { createQueryClient } from './queryClient';
import { SessionProvider } from '../session/SessionProvider';
import type { SessionSource } from '../session/source';
import { ChromeContext, type Chrome } from './Chrome';
import { Layout } from './Layout';

/** The whole site, around the screen of the current address. */
export function App({ shell, chrome, source }: { shell: Shell; chrome: Chrome; source: SessionSource }) {
  const [queries] = useState(createQueryClient);
  return (
    <ShellContext value={shell}>
      <ChromeContext value={chrome}>
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
      </ChromeContext>
    </ShellContext>
  );
}
