import type { ReactNode } from 'react';
import { Main } from './Main';
import { useShell } from './ShellContext';
import { useArrival } from './useArrival';

/** Shows what the shell answers in a route's place: not found, or maintenance. */
export function StaticScreen({ screen, title, children }: { screen: string; title: string; children: ReactNode }) {
  const { version } = useShell();
  useArrival(true, title);
  return <Main shown={{ remote: 'shell', release: version, screen }}>{children}</Main>;
}
