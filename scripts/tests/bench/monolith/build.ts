import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DefinePlugin, type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { SiteConfig } from '@lectern/shared/contract';
import {
  type BuildTarget,
  commonConfiguration,
  compile,
  EmitReleasePlugin,
  EmptyChunkIntegrityPlugin,
  PublicFolderPlugin,
  readTemplate,
  shellConfiguration,
} from '../../../release/build';
import { findWorkspace } from '../../../release';
import { LOCAL_PROJECT, OPEN_BUCKETS, ROOT } from '../../../cli';

/** A built monolith: its folder of assets, and the page that starts it. */
export type Monolith = { folder: string; html: string };

/** Path of the served assets. */
export const ASSETS = '/assets/';

/** Plugins that only a federated build needs. */
const FEDERATION_ONLY = [EmitReleasePlugin, SubresourceIntegrityPlugin, EmptyChunkIntegrityPlugin];

/**
 * Builds the same screens as one ordinary bundle, with the loaders, minimisers and splitting of the shell's build.
 * Rejects with a BuildError.
 */
export async function buildMonolith(): Promise<Monolith> {
  const folder = join(ROOT, 'node_modules', '.cache', 'lectern-bench', 'monolith');
  await rm(folder, { recursive: true, force: true });
  await compile(configuration(folder), 'monolith');
  const files = await readdir(folder);
  const main = (ending: string): string =>
    ASSETS + (files.find((file) => file.startsWith('main.') && file.endsWith(ending)) ?? '');
  const template = readTemplate(findWorkspace(ROOT, 'shell'));
  const html = template
    .replace('<!--lectern:head-->', `<title>Lectern</title><link rel="stylesheet" href="${main('.css')}">`)
    .replace('<!--lectern:boot-->', `<script src="${main('.js')}" defer></script>`);
  return { folder, html };
}

function configuration(outDir: string): Configuration {
  const target = targetOf(outDir);
  const shell = shellConfiguration(target, commonConfiguration(target));
  const config: SiteConfig = {
    backend: { kind: 'local', ...LOCAL_PROJECT },
    homeUrl: 'http://localhost/',
    openBuckets: OPEN_BUCKETS,
    development: null,
  };
  return {
    ...shell,
    entry: { main: join(__dirname, 'main.ts') },
    output: { ...shell.output, publicPath: ASSETS, crossOriginLoading: false, trustedTypes: undefined },
    plugins: [
      ...(shell.plugins ?? []).filter((plugin) => !FEDERATION_ONLY.some((kind) => plugin instanceof kind)),
      new PublicFolderPlugin(join(findWorkspace(ROOT, 'learning').directory, 'public')),
      new DefinePlugin({ MONOLITH_CONFIG: JSON.stringify(config) }),
    ],
  };
}

/** Returns the shell as a target under another name, so that all its size optimisations apply here too. */
function targetOf(outDir: string): BuildTarget {
  const workspace = { ...findWorkspace(ROOT, 'shell'), name: 'monolith' };
  const definition = { name: 'monolith', routes: [] };
  return {
    workspace,
    definition,
    version: '0.0.0',
    root: ROOT,
    screens: new Map(),
    scope: 'monolith',
    mode: 'production',
    outDir,
    cache: true,
  };
}

/** Reads every file of a built monolith: name → bytes. */
export async function readAssets({ folder }: Monolith): Promise<Map<string, Uint8Array>> {
  const files = await readdir(folder);
  return new Map(
    await Promise.all(files.map(async (file) => [file, new Uint8Array(await readFile(join(folder, file)))] as const)),
  );
}
