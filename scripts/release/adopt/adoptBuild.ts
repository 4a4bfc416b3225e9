import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Asset,
  containerGlobal,
  FILES_FILE,
  parseRelease,
  parseVersion,
  type Release,
  type ReleaseRoute,
} from '@lectern/shared/contract';
import * as v from 'valibot';
import { compressedCopies, isCompressible } from '../build/plugins/compressedCopies';
import { MANIFEST_FILE } from '../build/plugins/federationManifest';
import { RefusedError } from '../refusal';
import { findBudgetOverruns } from '../store/byteBudget';
import { RELEASE_FILE } from '../store/fileHashes';
import { integrityOf } from '../store/hashes';
import { deferredChunks, findBuildFaults, type OtherBuild } from './buildFaults';
import { isScript, readBuildFiles } from './buildFiles';
import { readDeclaration } from './declaration';
import { ADOPTED_ENTRY, moduleEntry, scriptEntry } from './entryCode';
import { entryFileOf, hasModuleEntry, readManifest } from './manifest';
import { refusedBuild } from './refusedBuild';

const packageSchema = v.object({ version: v.string() });

/** A build of other tools, its declaration (by default `lectern.json`), and its version (default: its package's). */
export type Adoption = { folder: string; declarationFile?: string; version?: string };

/**
 * Writes the build of other tools in `folder` into the new folder `outDir` as a finished build of Lectern: with an
 * entry that the shell loads, `release.json`, `files.json`, hashes and compressed copies. Its own files stay as they
 * are. Resolves to the release; rejects with a RefusedError that names each fault, or with a StoreError.
 */
export async function adoptBuild({ folder, declarationFile, version }: Adoption, outDir: string): Promise<Release> {
  const manifest = await readManifest(folder);
  const build: OtherBuild = {
    folder,
    version: usableVersion(
      folder,
      version ?? (await packageVersion(folder)) ?? manifest.metaData.buildInfo.buildVersion,
    ),
    manifest,
    declaration: await readDeclaration(folder, declarationFile),
    files: await readBuildFiles(folder),
  };
  const faults = findBuildFaults(build);
  if (faults.length > 0) throw new RefusedError(...faults);
  const files = new Map(build.files).set(ADOPTED_ENTRY, Buffer.from(entryCode(build)));
  const release = describe(build, files, await builtAt(build));
  await writeBundle(release, build, files, outDir);
  const overruns = await findBudgetOverruns(withModules(release, build), outDir);
  if (overruns.length > 0) throw new RefusedError(...overruns);
  return release;
}

/** Returns the version of the package that contains the build; the manifest of Vite's plugin does not have it. */
async function packageVersion(folder: string): Promise<string | null> {
  for (const at of [folder, dirname(folder)]) {
    const text = await readFile(join(at, 'package.json'), 'utf8').catch(() => null);
    if (text !== null) return versionIn(text);
  }
  return null;
}

function versionIn(text: string): string | null {
  try {
    return v.parse(packageSchema, JSON.parse(text)).version;
  } catch {
    return null;
  }
}

function usableVersion(folder: string, version: string): string {
  try {
    return parseVersion(version, 'version');
  } catch {
    throw refusedBuild(folder, `"${version}" is no version.`, 'Write one such as 1.4.2 into its package.json.');
  }
}

function entryCode({ manifest, files, declaration, version }: OtherBuild): string {
  const global = containerGlobal(declaration.name, version);
  const entry = entryFileOf(manifest);
  if (!hasModuleEntry(manifest)) return scriptEntry(files.get(entry)?.toString() ?? '', global);
  const modules = [...files].filter(([name]) => isScript(name));
  return moduleEntry(entry, Object.fromEntries(modules.map(([name, content]) => [name, integrityOf(content)])), global);
}

/** Returns the time of the build's manifest, which each of its tools writes last. */
async function builtAt({ folder }: OtherBuild): Promise<string> {
  return (await stat(join(folder, MANIFEST_FILE))).mtime.toISOString();
}

function describe(build: OtherBuild, files: ReadonlyMap<string, Buffer>, built: string): Release {
  const { declaration, manifest, version } = build;
  const assetOf = (name: string): Asset => {
    const content = files.get(name) ?? Buffer.alloc(0);
    const url = `/remotes/${declaration.name}/${version}/${name}`;
    return { url, integrity: integrityOf(content), bytes: content.length };
  };
  const release: Release = {
    remote: declaration.name,
    version,
    global: containerGlobal(declaration.name, version),
    builtAt: built,
    commit: 'unknown',
    entry: assetOf(ADOPTED_ENTRY),
    requires: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
    routes: describeRoutes(build, assetOf),
  };
  return parseRelease(release, `${declaration.name}: release`);
}

/** Modules are loaded by the entry. A script's chunks load with their screen, unless the build defers them safely. */
function describeRoutes(build: OtherBuild, assetOf: (name: string) => Asset): ReleaseRoute[] {
  const deferred = deferredChunks(build, integrityOf);
  return build.declaration.routes.map((route) => {
    const module = `./${route.screen}`;
    const assets = build.manifest.exposes.find(({ path }) => path === module)?.assets;
    const early = (assets?.js.async ?? []).filter((name) => !deferred.has(name) && build.files.has(name));
    const js = hasModuleEntry(build.manifest) ? [] : [...new Set([...early, ...(assets?.js.sync ?? [])])];
    return { ...route, module, assets: { js: js.map(assetOf), css: (assets?.css.sync ?? []).map(assetOf) } };
  });
}

/** Returns the release with a build's modules as scripts of every screen: the entry loads them before the first. */
function withModules(release: Release, { manifest, files }: OtherBuild): Release {
  if (!hasModuleEntry(manifest)) return release;
  const base = `/remotes/${release.remote}/${release.version}/`;
  const js = [...files.keys()].filter(isScript).map((name) => ({ ...release.entry, url: base + name }));
  return { ...release, routes: release.routes.map((route) => ({ ...route, assets: { ...route.assets, js } })) };
}

async function writeBundle(
  release: Release,
  { manifest }: OtherBuild,
  files: ReadonlyMap<string, Buffer>,
  outDir: string,
): Promise<void> {
  const base = `/remotes/${release.remote}/${release.version}/`;
  // The device needs no manifest, and of a script's entry the adopted copy only.
  const unlisted = [MANIFEST_FILE, ...(hasModuleEntry(manifest) ? [] : [entryFileOf(manifest)])];
  const listed = [...files].filter(([name]) => !unlisted.includes(name));
  const list = listed.map(([name, { length }]) => ({
    url: base + name,
    integrity: hashOf(files, name),
    bytes: length,
  }));
  const written = new Map(files).set(FILES_FILE, Buffer.from(`${JSON.stringify(list, null, 1)}\n`));
  for (const [name, content] of [...written]) {
    if (!isCompressible(name, content.length)) continue;
    for (const [ending, copy] of Object.entries(await compressedCopies(content))) written.set(name + ending, copy);
  }
  const names = [...written.keys()].sort();
  const description = { ...release, files: Object.fromEntries(names.map((name) => [name, hashOf(written, name)])) };
  written.set(RELEASE_FILE, Buffer.from(`${JSON.stringify(description, null, 2)}\n`));
  for (const [name, content] of written) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), content);
  }
}

const hashOf = (files: ReadonlyMap<string, Buffer>, name: string): string =>
  integrityOf(files.get(name) ?? Buffer.alloc(0));
