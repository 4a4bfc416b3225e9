import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { listFiles } from '../store/bundleFiles';
import { RefusedError } from '../refusal';
import { DECLARATION_FILE } from './declaration';
import { buildRefusal } from './refusedBuild';

/** Files of a build by their path in it, with forward slashes. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** Limits of an adopted build. */
const LIMITS = { files: 1_000, bytes: 64_000_000 };

/** Files of a build that no page loads: source maps, pages, types, archives, figures about the build, dot files. */
const UNUSED =
  /(^|\/)(\.[^/]*|@mf-types)(\/|$)|\.(map|html|d\.ts|zip|br|gz)$|(^|\/)(mf-stats|ssr-manifest|package)\.json$/;

const SAFE_NAME = /^\w[\w.@~-]{0,200}$/;

/**
 * Reads every file of the build in `folder` that pages may load. Rejects with a RefusedError for unsafe names and for
 * builds over the limits, and with a StoreError for links.
 */
export async function readBuildFiles(folder: string): Promise<BuildFiles> {
  const names = (await listFiles(folder))
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !UNUSED.test(name) && name !== DECLARATION_FILE);
  const unsafe = names.filter((name) => !name.split('/').every((part) => SAFE_NAME.test(part)));
  if (unsafe.length > 0) {
    const why = `Its file ${unsafe[0] ?? ''} has a name that is not safe in an address.`;
    throw new RefusedError(buildRefusal(folder, why, 'Use letters, digits, dots, dashes and underscores only.'));
  }
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (names.length > LIMITS.files || bytes > LIMITS.bytes) {
    const why = `It has ${names.length} files with ${bytes} bytes; ${LIMITS.files} with ${LIMITS.bytes} are allowed.`;
    throw new RefusedError(buildRefusal(folder, why, 'Build into an empty folder, without films and data.'));
  }
  const read = async (name: string): Promise<[string, Buffer]> => [name, await readFile(join(folder, name))];
  return new Map(await Promise.all(names.map(read)));
}

/** Returns true for a file with script code. */
export const isScript = (name: string): boolean => /\.m?js$/.test(name);
