import type { AddressInfo } from 'node:net';
import { findWorkspace } from '../../release';
import { requireFreePort } from '../site/requireFreePort';
import { openDeployedSite } from './deployedSite';
import { takenPath } from './localRegistry';
import { startLocalRemote } from './localRemote';
import { buildLocalShell } from './localShell';
import { createProxy } from './proxy';

/** Options of `lectern dev`. `print` writes a line to the terminal. */
export type DevelopmentOptions = {
  root: string;
  remote: string;
  site: string;
  port: number;
  productionShell: boolean;
  print: (line: string) => void;
};

/** A running proxy; `url` has no trailing slash. */
export type Development = { url: string; close: () => Promise<void> };

/**
 * Starts one remote of this repository against a deployed site. Rejects with a StoreError for the site, a BuildError
 * for the code, and a UsageError for the port; nothing is left running then.
 */
export async function startDevelopment({
  root,
  remote: name,
  site: url,
  port,
  productionShell,
  print,
}: DevelopmentOptions): Promise<Development> {
  const workspace = findWorkspace(root, name);
  await requireFreePort(null, port, 'Choose another port with --port.');
  const site = await openDeployedSite(url, print);
  const closers: (() => void | Promise<void>)[] = [site.close];
  const close = async (): Promise<void> => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne();
  };
  try {
    const shell = productionShell ? null : await buildLocalShell(root);
    const remote = await startLocalRemote(workspace, { hot: !productionShell, print });
    closers.push(remote.close);
    const warning = takenPath(site.registry(), remote.release());
    if (warning !== null) print(warning);
    const app = createProxy({ site, remote, shell });
    closers.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port });
    return { url: `http://localhost:${String((app.server.address() as AddressInfo).port)}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
