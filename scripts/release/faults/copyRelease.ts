import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { containerGlobal, type Release } from '@lectern/shared/contract';
import { RefusedError } from '../refusal';
import { type FileHashes, readFileHashes, RELEASE_FILE } from '../store/fileHashes';
import { integrityOf } from '../store/hashes';
import { readRelease } from '../store/readRelease';

/** Files that may contain the container's name, or hashes of other files. */
const TEXT = /\.(js|css|html|json)$/;
const COMPRESSED = /\.(br|gz)$/;
/** Below the quality of a build: a copy is made in tests, where time matters more than bytes. */
const BROTLI_QUALITY = 9;

/** Edits of a copy: of the text of a file, and of the description of the release. */
export type Changes = {
  file?: (name: string, text: string) => string;
  release?: (release: Release) => Release;
};

/** The copy so far: its files by name, and what to replace in those that follow, such as hashes of earlier files. */
type Copy = { bytes: Map<string, Uint8Array>; replacements: Map<string, string> };

/**
 * Copies the bundle of a remote in `source` to the new folder `target` as another version, with its own container name
 * and hashes. It takes milliseconds where a build takes seconds, and can be published. Resolves to the new release.
 * Rejects with a RefusedError for a shell, and for a bundle without the hashes of its files.
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
  const { bytes, replacements } = await copyFiles(source, original, version, hashes, changes.file);
  const release = parseWithSizes(replaceAll(JSON.stringify(original), replacements), bytes) as Release;
  const described = changes.release?.({ ...release, version }) ?? { ...release, version };
  const files = Object.fromEntries([...bytes].map(([name, content]) => [name, integrityOf(content)]));
  await write(target, RELEASE_FILE, new TextEncoder().encode(JSON.stringify({ ...described, files })));
  for (const [name, content] of bytes) await write(target, name, content);
  return (await readRelease(target)) as Release;
}

async function copyFiles(
  source: string,
  { remote, version: oldVersion, global }: Release,
  version: string,
  hashes: FileHashes,
  edit: Changes['file'],
): Promise<Copy> {
  const copy: Copy = {
    bytes: new Map(),
    replacements: new Map([
      [global, containerGlobal(remote, version)],
      [`/${remote}/${oldVersion}/`, `/${remote}/${version}/`],
      [`"buildVersion":"${oldVersion}"`, `"buildVersion":"${version}"`],
    ]),
  };
  // A delta restores the bytes of the original, so the copy has none.
  const names = [...hashes.keys()].filter((name) => !name.endsWith('.dcz'));
  const isCompressed = (name: string): boolean => COMPRESSED.test(name);
  const sources = names.filter((name) => !isCompressed(name));
  for (const name of await dependenciesFirst(source, sources, hashes))
    await copyFile(join(source, name), name, copy, edit);
  for (const name of names.filter(isCompressed)) copy.bytes.set(name, await compress(name, copy.bytes));
  return copy;
}

/** Resolves to the files in an order in which each follows those whose hashes it contains. */
async function dependenciesFirst(source: string, names: readonly string[], hashes: FileHashes): Promise<string[]> {
  const texts = new Map<string, string>();
  for (const name of names) if (TEXT.test(name)) texts.set(name, await readFile(join(source, name), 'utf8'));
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    if (visited.has(name)) return;
    visited.add(name);
    const text = texts.get(name) ?? '';
    for (const other of names) if (other !== name && text.includes(hashes.get(other) ?? '\0')) visit(other);
    ordered.add(name);
  };
  names.forEach(visit);
  return [...ordered];
}

/** Adds a file to the copy, edited, and the replacement of its hash for the files that contain it. */
async function copyFile(path: string, name: string, copy: Copy, edit: Changes['file']): Promise<void> {
  const { bytes, replacements } = copy;
  const before = new Uint8Array(await readFile(path));
  if (!TEXT.test(name)) return void bytes.set(name, before);
  const replaced = replaceAll(new TextDecoder().decode(before), replacements);
  const sized = name.endsWith('.json') ? JSON.stringify(parseWithSizes(replaced, bytes)) : replaced;
  const after = new TextEncoder().encode(edit?.(name, sized) ?? sized);
  bytes.set(name, after);
  replacements.set(integrityOf(before), integrityOf(after));
}

function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [before, after] of replacements) if (before !== after) result = result.replaceAll(before, after);
  return result;
}

/** Parses JSON in which each asset (`url`, `bytes`) gets the size of its file in the copy. */
function parseWithSizes(json: string, bytes: ReadonlyMap<string, Uint8Array>): unknown {
  return JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('url' in value) || !('bytes' in value)) return value;
    const name = String(value.url).replace(/^\/remotes\/[^/]+\/[^/]+\//, '');
    return { ...value, bytes: bytes.get(name)?.length ?? value.bytes };
  });
}

async function compress(name: string, files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const bytes = files.get(name.replace(COMPRESSED, '')) ?? new Uint8Array();
  if (name.endsWith('.gz')) return new Uint8Array(await promisify(gzip)(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}

async function write(target: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(target, name)), { recursive: true });
  await writeFile(join(target, name), bytes);
}

function notCopied(source: string, owner: string): RefusedError {
  return new RefusedError({
    code: 'release-invalid',
    what: `The bundle in ${source} can't be copied as another version.`,
    why:
      owner === 'shell'
        ? 'It is a shell, and only remotes can be copied.'
        : 'Its release.json has no hashes of all files.',
    fix: 'Name the bundle of a remote, built with this version of lectern.',
  });
}
