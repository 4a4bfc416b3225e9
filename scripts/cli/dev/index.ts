import type { AddressInfo } from 'node:net';
import { findWorkspace, type Workspace } from '../../release';
import { requireFreePort } from '../site/requireFreePort';
import { openDeployedSite, type DeployedSite } from './deployedSite';
import { missingInShell, takenPath } from './localRegistry';
import { startLocalRemote, type LocalRemote } from './localRemote';
import { buildLocalShell, shellSources } from './localShell';
import { createProxy } from './proxy';
import { reactRefresh } from './reactRefresh';

/** Options of `lectern dev`. `print` writes a line to the terminal. */
export type DevelopmentOptions = {
  root: string;
  remotes: readonly string[];
  site: string;
  port: number;
  productionShell: boolean;
  /** Checks types beside the build; true by default. */
  types?: boolean;
  print: (line: string) => void;
};

/** Milliseconds after which TypeScript is loaded for the first edit: the first page loads before it. */
const WARM_UP_MS = 3_000;

const NO_SHELL = 'This repository has no shell: the deployed one is used as it is, and each edit reloads the page.';

/** A running proxy; `url` has no trailing slash. `shell` in its pages is a local build, or the deployed one. */
export type Development = { url: string; shell: 'local' | 'deployed'; close: () => Promise<void> };

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
  const sources = productionShell ? null : shellSources(root);
  if (sources === null && !productionShell) print(NO_SHELL);
  const start = async (workspace: Workspace): Promise<LocalRemote> => {
    const { types = true } = options;
    const remote = await startLocalRemote(workspace, { root, hot: sources !== null, types, print });
    closers.push(remote.close);
    for (const warning of warningsAbout(remote, site, sources === null)) print(warning);
    return remote;
  };
  try {
    const shell = sources === null ? null : await buildLocalShell(root, sources);
    const starting = workspaces.map(start);
    // One that fails must not leave another one starting: `close` stops only those that run.
    await Promise.allSettled(starting);
    const remotes = await Promise.all(starting);
    const app = createProxy({ site, remotes, shell });
    closers.push(() => app.close());
    await app.listen({ host: '127.0.0.1', port });
    const warmUp = shell && setTimeout(reactRefresh().transformers, WARM_UP_MS).unref();
    closers.push(() => clearTimeout(warmUp ?? undefined));
    const address = `http://localhost:${String((app.server.address() as AddressInfo).port)}`;
    return { url: address, shell: shell ? 'local' : 'deployed', close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns what would keep a local remote from working in the page, or from being released. */
function warningsAbout(remote: LocalRemote, site: DeployedSite, isDeployedShell: boolean): string[] {
  const release = remote.release();
  const taken = takenPath(site.registry(), release);
  const missing = isDeployedShell ? missingInShell(site.registry().shell.stable, release) : [];
  return [...(taken === null ? [] : [taken]), ...missing];
}
