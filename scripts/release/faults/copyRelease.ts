import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { containerGlobal, type Release } from '@lectern/shared/contract';
import { RefusedError } from '../refusal';
import { type FileHashes, readFileHashes, RELEASE_FILE } from '../store/fileHashes';
import { integrityOf } from '../store/hashes';
import { readRelease } from '../store/readRelease';

/** Name of a remote's entry in its bundle. */
export const ENTRY = 'remoteEntry.js';
/** Files that may hold the container's name, or hashes of other files. */
const TEXT = /\.(js|css|html|json)$/;

/** What a copy changes: the text of a file, and the description of the release. */
export type Changes = {
  file?: (name: string, text: string) => string;
  release?: (release: Release) => Release;
};

type Copied = { bytes: Map<string, Uint8Array>; swaps: Map<string, string> };

/**
 * Copies the bundle of a remote in `source` to the new folder `target` as another version, with its own container name
 * and hashes: a build of milliseconds, that publishing accepts. Resolves to the new release. Throws a RefusedError for
 * a shell, and for a bundle without the hashes of its files.
 */
export async function copyRelease(
  source: string,
  target: string,
  version: string,
  changes: Changes = {},
): Promise<Release> {
  const original = await readRelease(source);
  const hashes = readFileHashes(source);
  if (!('entry' in original) || hashes === null) throw notCopied(source, original.remote);
  // Deltas lead to the bytes of the original, which the copy has not.
  const names = [...hashes.keys()].filter((name) => !name.endsWith('.dcz'));
  const sources = names.filter((name) => !isCompressed(name));
  const copied: Copied = {
    bytes: new Map(),
    swaps: new Map([
      [original.global, containerGlobal(original.remote, version)],
      [`/${original.remote}/${original.version}/`, `/${original.remote}/${version}/`],
      [`"buildVersion":"${original.version}"`, `"buildVersion":"${version}"`],
    ]),
  };
  for (const name of await inOrder(source, sources, hashes))
    await copyFile(join(source, name), name, copied, changes.file);
  for (const name of names.filter(isCompressed)) copied.bytes.set(name, await compress(name, copied.bytes));
  const release = withSizes(swap(JSON.stringify(original), copied.swaps), copied.bytes) as Release;
  const described = changes.release?.({ ...release, version }) ?? { ...release, version };
  const files = Object.fromEntries([...copied.bytes].map(([name, bytes]) => [name, integrityOf(bytes)]));
  await write(target, RELEASE_FILE, new TextEncoder().encode(JSON.stringify({ ...described, files })));
  for (const [name, bytes] of copied.bytes) await write(target, name, bytes);
  return (await readRelease(target)) as Release;
}

const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Resolves to the files in an order in which each comes after those whose hashes it holds. */
async function inOrder(source: string, names: readonly string[], hashes: FileHashes): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const name of names) if (TEXT.test(name)) texts.set(name, await readFile(join(source, name), 'utf8'));
  const ordered = new Set<string>();
  const visiting = new Set<string>();
  const add = (name: string): void => {
    if (visiting.has(name)) return;
    visiting.add(name);
    const text = texts.get(name) ?? '';
    for (const other of names) if (other !== name && text.includes(hashes.get(other) ?? '\0')) add(other);
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered];
}

async function copyFile(path: string, name: string, { bytes, swaps }: Copied, edit?: Changes['file']): Promise<void> {
  const before = new Uint8Array(await readFile(path));
  if (!TEXT.test(name)) return void bytes.set(name, before);
  const swapped = swap(new TextDecoder().decode(before), swaps);
  const sized = name.endsWith('.json') ? JSON.stringify(withSizes(swapped, bytes)) : swapped;
  const after = new TextEncoder().encode(edit?.(name, sized) ?? sized);
  bytes.set(name, after);
  swaps.set(integrityOf(before), integrityOf(after));
}

function swap(text: string, swaps: ReadonlyMap<string, string>): string {
  let swapped = text;
  for (const [before, after] of swaps) if (before !== after) swapped = swapped.replaceAll(before, after);
  return swapped;
}

/** Parses JSON; each asset in it gets the size of its new bytes. */
function withSizes(json: string, bytes: ReadonlyMap<string, Uint8Array>): unknown {
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('url' in value) || !('bytes' in value)) return value;
    const name = String(value.url).replace(/^\/remotes\/[^/]+\/[^/]+\//, '');
    return { ...value, bytes: bytes.get(name)?.length ?? value.bytes };
  });
}

/** Compresses less than a build does: a copy is for tests, and counts by its time. */
async function compress(name: string, files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const bytes = files.get(name.slice(0, -3)) ?? new Uint8Array();
  if (name.endsWith('.gz')) return new Uint8Array(await promisify(gzip)(bytes));
  return new Uint8Array(
    await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  );
}
const QUALITY = 9;

async function write(target: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(target, name)), { recursive: true });
  await writeFile(join(target, name), bytes);
}

function notCopied(source: string, owner: string): RefusedError {
  return new RefusedError({
    code: 'release-invalid',
    what: `The bundle in ${source} can't be copied as another version.`,
    why: owner === 'shell' ? 'It is a shell; only remotes can.' : 'Its release.json has no hashes of all files.',
    fix: 'Name the bundle of a remote, built with this version of lectern.',
  });
}
