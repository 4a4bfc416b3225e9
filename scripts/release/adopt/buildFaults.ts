import { containerGlobal, type RemoteDefinition, TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';
import type { Refusal } from '../refusal';
import { type BuildFiles, isScript } from './buildFiles';
import { type BuildManifest, entryFileOf, hasModuleEntry } from './manifest';
import { buildRefusal } from './refusedBuild';

/** A build to adopt as `version` of the declared remote. */
export type OtherBuild = {
  folder: string;
  version: string;
  manifest: BuildManifest;
  declaration: RemoteDefinition;
  files: BuildFiles;
};

/** Entries that are scripts: each leaves its container in a global variable. */
const SCRIPT_TYPES = ['global', 'var', 'window', 'self', 'this', 'script'];

/** Code that defines the state of React: exactly React's own packages contain it. */
const REACT_STATE = /__(?:CLIENT|DOM)_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/;

/** A chunk's registration in a global list, as webpack and Rspack write it. */
const CHUNK_LIST = /\(self(?:\.|\[")([\w$]+)(?:"\])?\s*=\s*self/g;

/** Returns the reasons for which the shell could not load a build, or not load two versions of it in one page. */
export function findBuildFaults(build: OtherBuild): Refusal[] {
  const faults = [...entryFaults(build), ...nameFaults(build), ...screenFaults(build), ...reactFaults(build)];
  return faults.map(([why, fix]) => buildRefusal(build.folder, why, fix));
}

type Fault = [why: string, fix: string];

function entryFaults({ manifest, files }: OtherBuild): Fault[] {
  const { type } = manifest.metaData.remoteEntry;
  const { publicPath } = manifest.metaData;
  const faults: Fault[] = [];
  if (!hasModuleEntry(manifest) && !SCRIPT_TYPES.includes(type))
    faults.push([
      `Its entry is of the type "${type}", which a page can't load.`,
      'Leave `library` out of the plugin, so that the entry is a script, or build a module as Vite does.',
    ]);
  if (!files.has(entryFileOf(manifest)))
    faults.push([`Its entry, ${entryFileOf(manifest)}, is missing.`, 'Build again into an empty folder.']);
  if (!['auto', '', './'].includes(publicPath))
    faults.push([
      `Its chunks load from "${publicPath}", where they are not after its release.`,
      "Set output.publicPath to 'auto', or `base` to './' with Vite.",
    ]);
  return faults;
}

/** Two versions in one page would replay each other's chunks, or share one instance, under a common name. */
function nameFaults({ manifest, files, declaration, version }: OtherBuild): Fault[] {
  const global = containerGlobal(declaration.name, version);
  const named = manifest.metaData.globalName;
  const fix =
    `Build it with name: '${global}' in the plugin, and output.uniqueName: '${global}' with webpack or Rspack; ` +
    'its version comes from --version or from package.json.';
  if (named !== global) return [[`Its container is called ${named}, where version ${version} needs ${global}.`, fix]];
  const lists = [...files].filter(([name]) => isScript(name)).flatMap(([, content]) => chunkListsIn(content));
  const other = lists.find((list) => list !== `webpackChunk${global}`);
  return other === undefined ? [] : [[`Its chunks register in ${other}, which does not name its version.`, fix]];
}

function chunkListsIn(content: Buffer): string[] {
  return [...content.toString().matchAll(CHUNK_LIST)].map(([, name = '']) => name);
}

function screenFaults({ manifest, declaration, files }: OtherBuild): Fault[] {
  const exposed = new Map(manifest.exposes.map(({ path, assets }) => [path, assets]));
  return declaration.routes.flatMap(({ id, screen }): Fault[] => {
    const assets = exposed.get(`./${screen}`);
    const fix = `Add './${screen}' to \`exposes\`, with the screen as its module's default export.`;
    if (!assets) return [[`Its route "${id}" needs ./${screen}, which it does not expose.`, fix]];
    const missing = [...assets.js.sync, ...assets.css.sync].find((file) => !files.has(file));
    return missing === undefined ? [] : [[`The file ${missing} of ${screen} is missing.`, 'Build it again.']];
  });
}

function reactFaults({ manifest, files }: OtherBuild): Fault[] {
  const fix =
    "Take it from the shell: shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } }, " +
    "and 'react/jsx-runtime' alike.";
  const shared = manifest.shared.map(({ name }) => name);
  if (!shared.includes('react') && !shared.includes('react/jsx-runtime'))
    return [['It does not take React from the shell, so its screens could not be shown.', fix]];
  const second = [...files].find(([name, content]) => isScript(name) && REACT_STATE.test(content.toString()));
  return second ? [[`Its file ${second[0]} contains a second React.`, fix]] : [];
}

/**
 * Returns the chunks that a build loads by itself, on demand: it checks their integrity, and its addresses pass the
 * site's Trusted Types. All other chunks have to load with their screen.
 */
export function deferredChunks({ files }: OtherBuild, integrityOf: (content: Uint8Array) => string): Set<string> {
  const scripts = [...files].filter(([name]) => isScript(name));
  const code = scripts.map(([, content]) => content.toString());
  if (!code.some((text) => text.includes(`createPolicy("${TRUSTED_TYPES_POLICY}"`))) return new Set();
  return new Set(
    scripts.filter(([, content]) => code.some((text) => text.includes(integrityOf(content)))).map(([name]) => name),
  );
}
