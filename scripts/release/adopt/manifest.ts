import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { MANIFEST_FILE } from '../build/plugins/federationManifest';
import { RELEASE_FILE } from '../store/fileHashes';
import { messageOf } from '../store/StoreError';
import { refusedBuild } from './refusedBuild';

const files = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

const schema = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.optional(v.string(), ''),
    buildInfo: v.object({ buildVersion: v.string() }),
    remoteEntry: v.object({ name: v.pipe(v.string(), v.nonEmpty()), path: v.string(), type: v.string() }),
  }),
  shared: v.array(v.object({ name: v.string(), requiredVersion: v.string() })),
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: files, css: files }) })),
});

/** The parts of a build's `mf-manifest.json` that an adoption needs, as the official plugins write it. */
export type BuildManifest = v.InferOutput<typeof schema>;

/** Returns true for a build that other tools than `lectern build` have made: a manifest, and no `release.json`. */
export function isOtherBuild(folder: string): boolean {
  return existsSync(join(folder, MANIFEST_FILE)) && !existsSync(join(folder, RELEASE_FILE));
}

/** Reads the manifest of the build in `folder`; rejects with a RefusedError for one that breaks the format. */
export async function readManifest(folder: string): Promise<BuildManifest> {
  try {
    return v.parse(schema, JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')));
  } catch (error) {
    throw refusedBuild(
      folder,
      `Its ${MANIFEST_FILE} is not usable: ${messageOf(error)}.`,
      'Build it with a plugin of Module Federation 2 (webpack, Rspack or Vite), with `manifest: true`.',
    );
  }
}

/** Returns the path of the build's entry inside its folder. */
export function entryFileOf({ metaData: { remoteEntry } }: BuildManifest): string {
  return [...remoteEntry.path.split('/'), remoteEntry.name].filter((part) => part !== '' && part !== '.').join('/');
}

/** Returns true when the entry is an ECMAScript module, as Vite builds it, instead of a script. */
export function hasModuleEntry({ metaData: { remoteEntry } }: BuildManifest): boolean {
  return remoteEntry.type === 'module' || remoteEntry.type === 'esm';
}
