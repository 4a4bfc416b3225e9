import type { Asset, Release, ShellRelease } from '@lectern/shared/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Refusal } from '../refusal';
import { listFiles } from './bundleFiles';
import { readBytes } from './durable';
import { readFileHashes, RELEASE_FILE, type FileHashes } from './fileHashes';
import { integrityOf } from './hashes';

const inflate = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Returns every file that a release names, without duplicates. */
function assetsOf(release: Release | ShellRelease): Asset[] {
  const screens = release.routes.flatMap((route) => [...route.assets.js, ...route.assets.css]);
  const first = 'entry' in release ? [release.entry] : [release.template, ...release.assets.js, ...release.assets.css];
  return [...new Map([...first, ...screens].map((asset) => [asset.url, asset])).values()];
}

/**
 * Resolves to one refusal for each file in `folder` that does not match `release` or its hashes: missing, of a
 * different size or hash, with a compressed copy of different bytes, or not named. A release without hashes of all
 * files is checked by the files that it names itself.
 */
export async function findDamage(release: Release | ShellRelease, folder: string): Promise<Refusal[]> {
  const base = `/remotes/${release.remote}/${release.version}/`;
  const findings = await Promise.all(assetsOf(release).map((asset) => damageOf(asset, base, folder)));
  const known = findings.filter((finding) => finding !== null);
  findings.push(...(await hashDamage(readFileHashes(folder), folder, known)));
  return findings.flatMap((why): Refusal[] =>
    why === null
      ? []
      : [
          {
            code: 'hash-mismatch',
            what: `The files of ${release.remote} ${release.version} do not match its release.json.`,
            why,
            fix: 'Build it again; if it is already published, release a new version.',
          },
        ],
  );
}

async function hashDamage(hashes: FileHashes | null, folder: string, known: readonly string[]): Promise<string[]> {
  if (!hashes) return [];
  const present = (await listFiles(folder)).filter((file) => file !== RELEASE_FILE);
  const damage: string[] = [];
  for (const file of present) {
    const expected = hashes.get(file);
    const found = expected === undefined ? '' : integrityOf(await readBytes(join(folder, file)));
    if (expected === undefined) damage.push(`${file} is not named in ${RELEASE_FILE}.`);
    else if (found !== expected) damage.push(`${file} has the hash ${found} instead of ${expected}.`);
  }
  const missing = [...hashes.keys()].filter((file) => !present.includes(file)).map((file) => `${file} is missing.`);
  return [...damage, ...missing].filter(
    (finding) => !known.some((other) => other.split(' ')[0] === finding.split(' ')[0]),
  );
}

async function damageOf(asset: Asset, base: string, folder: string): Promise<string | null> {
  const name = asset.url.slice(base.length);
  if (!asset.url.startsWith(base)) return `${asset.url} is not below ${base}.`;
  if (name.split('/').some((segment) => !/^\w[\w.@~-]*$/.test(segment)))
    return `${asset.url} is not a plain file name.`;
  const file = join(folder, name);
  if (!existsSync(file)) return `${name} is missing.`;
  const bytes = await readBytes(file);
  if (bytes.length !== asset.bytes) return `${name} has ${bytes.length} bytes instead of ${asset.bytes}.`;
  if (integrityOf(bytes) !== asset.integrity)
    return `${name} has the hash ${integrityOf(bytes)} instead of ${asset.integrity}.`;
  return compressedDamage(file, name, bytes);
}

async function compressedDamage(file: string, name: string, bytes: Uint8Array): Promise<string | null> {
  for (const [ending, decompress] of Object.entries(inflate)) {
    if (!existsSync(file + ending)) continue;
    const inflated = await decompress(await readBytes(file + ending)).catch(() => null);
    if (!inflated || Buffer.compare(new Uint8Array(inflated), bytes) !== 0)
      return `${name}${ending} does not unpack to ${name}.`;
  }
  return null;
}
