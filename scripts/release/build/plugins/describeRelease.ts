import {
  parseRelease,
  parseShellRelease,
  type Asset,
  type Release,
  type ReleaseRoute,
  type ScreenAssets,
  type ShellRelease,
} from '@lectern/shared/contract';
import type { Compilation, Module } from 'webpack';
import { BuildError } from '../BuildError';
import { assetOf, groupAssets, groupHolding, isBundled } from './chunkAssets';
import type { Provenance } from '../workspace/provenance';
import { SERVER_FILE } from './ServerBundlePlugin';
import { ENTRY_FILE } from '../../store/entryFile';
import { providedVersions, requiredRanges, singletonFile } from '../configuration/sharedSingletons';
import { languagesOf } from '../workspace/languages';
import { TEMPLATE_FILE } from '../workspace/pageTemplate';
import type { BuildTarget } from '../configuration/target';

/**
 * Returns the contents of `release.json` for a finished compilation. Throws a BuildError when a file or screen is
 * missing, and a ContractError when the result breaks the contract.
 */
export function describeRelease(
  compilation: Compilation,
  target: BuildTarget,
  origin: Provenance,
): Release | ShellRelease {
  const header = { version: target.version, ...origin };
  return target.workspace.kind === 'shell'
    ? describeShell(compilation, target, header)
    : describeRemote(compilation, target, header);
}

type Header = { version: string; builtAt: string; commit: string };

function describeRemote(compilation: Compilation, target: BuildTarget, header: Header): Release {
  const routes = describeRoutes(target, (screen) => {
    const group = compilation.namedChunkGroups.get(screen);
    return group && groupAssets(compilation, target, group);
  });
  const release: Release = {
    remote: target.workspace.name,
    ...header,
    global: target.scope,
    entry: assetOf(compilation, target, ENTRY_FILE),
    ...serverOf(compilation, target),
    requires: consumedRanges(compilation, target),
    routes,
  };
  return parseRelease(release, `${target.workspace.name}: release`);
}

function describeShell(compilation: Compilation, target: BuildTarget, header: Header): ShellRelease {
  const entry = compilation.entrypoints.get('shell');
  if (!entry) throw new BuildError('shell: the build has no entry', 'See the errors of webpack above.');
  const routes = describeRoutes(target, (screen) => {
    const group = groupHolding(compilation, target.screens.get(screen) ?? '');
    return group && groupAssets(compilation, target, group, entry.chunks);
  });
  const languages = languagesOf(target.workspace);
  const release: ShellRelease = {
    remote: 'shell',
    ...header,
    template: assetOf(compilation, target, TEMPLATE_FILE),
    ...serverOf(compilation, target),
    assets: groupAssets(compilation, target, entry),
    provides: bundledVersions(compilation, target),
    ...(languages.length > 0 && { languages }),
    routes,
  };
  return parseShellRelease(release, 'shell: release');
}

/** Returns the file for rendering on the server, if the release has one. */
function serverOf(compilation: Compilation, target: BuildTarget): { server?: Asset } {
  return compilation.getAsset(SERVER_FILE) ? { server: assetOf(compilation, target, SERVER_FILE) } : {};
}

function describeRoutes(target: BuildTarget, assetsOf: (screen: string) => ScreenAssets | undefined): ReleaseRoute[] {
  return target.definition.routes.map((route) => {
    const assets = assetsOf(route.screen);
    if (assets) return { ...route, module: `./${route.screen}`, assets };
    throw new BuildError(
      `${target.workspace.name}: nothing imports ${target.screens.get(route.screen) ?? route.screen}, ` +
        `the screen of route "${route.id}"`,
      `Load it with import() where the ${target.workspace.name} shows its screens.`,
    );
  });
}

/** Returns the version of each shared singleton that the shell's bundle actually contains. */
function bundledVersions(compilation: Compilation, target: BuildTarget): Record<string, string> {
  const { directory } = target.workspace;
  const isIncluded = (name: string): boolean => {
    const file = singletonFile(directory, name);
    return file !== null && isBundled(compilation, file);
  };
  return Object.fromEntries(Object.entries(providedVersions(directory)).filter(([name]) => isIncluded(name)));
}

/** Returns the range of each shared singleton that the remote's modules actually import. */
function consumedRanges(compilation: Compilation, target: BuildTarget): Record<string, string> {
  const consumed = new Set([...compilation.modules].map(shareKey));
  return Object.fromEntries(
    Object.entries(requiredRanges(target.workspace.directory)).filter(([name]) => consumed.has(name)),
  );
}

function shareKey(module: Module): string | undefined {
  return module.type === 'consume-shared-module'
    ? (module as Module & { options?: { shareKey: string } }).options?.shareKey
    : undefined;
}
