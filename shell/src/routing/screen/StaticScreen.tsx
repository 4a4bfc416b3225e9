import type { ReactNode } from 'react';
import { useShell } from '../../state/ShellContext';
import { useArrival } from '../visit/useArrival';
import { Main } from './Main';

/** Screen that the shell shows without a route: not found, or maintenance. */
export function StaticScreen({ screen, title, children }: { screen: string; title: string; children: ReactNode }) {
  const { version } = useShell();
  useArrival(true, title);
  return <Main shown={{ remote: 'shell', release: version, screen }}>{children}</Main>;
}
