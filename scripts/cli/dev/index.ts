import type { AddressInfo } from 'node:net';
import { findWorkspace, type Workspace } from '../../release';
import { requireFreePort } from '../site/requireFreePort';
import { openDeployedSite } from './deployedSite';
import { takenPath } from './localRegistry';
import { startLocalRemote, type LocalRemote } from './localRemote';
import { buildLocalShell } from './localShell';
import { createProxy } from './proxy';

/** Options of `lectern dev`. `print` writes a line to the terminal. */
export type DevelopmentOptions = {
  root: string;
  remotes: readonly string[];
  site: string;
  port: number;
  productionShell: boolean;
  print: (line: string) => void;
};

/** A running proxy; `url` has no trailing slash. */
export type Development = { url: string; close: () => Promise<void> };

/**
 * Starts remotes of this repository against a deployed site. Rejects with a StoreError for the site, a BuildError for
 * the code, and a UsageError for the port; nothing is left running then.
 */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { root, site: url, port, productionShell, print } = options;
  const workspaces = options.remotes.map((name) => findWorkspace(root, name));
  await requireFreePort(null, port, 'Choose another port with --port.');
  const site = await openDeployedSite(url, print);
  const closers: (() => void | Promise<void>)[] = [site.close];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  const start = async (workspace: Workspace): Promise<LocalRemote> => {
    const remote = await startLocalRemote(workspace, { hot: !productionShell, print });
    closers.push(remote.close);
    const warning = takenPath(site.registry(), remote.release());
    if (warning !== null) print(warning);
    return remote;
  };
  try {
    const shell = productionShell ? null : await buildLocalShell(root);
    const starting = workspaces.map(start);
    // One that fails must not leave another one starting: `close` stops only those that run.
    await Promise.allSettled(starting);
    const remotes = await Promise.all(starting);
    const app = createProxy({ site, remotes, shell });
    closers.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port });
    return { url: `http://localhost:${String((app.server.address() as AddressInfo).port)}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
