import type { Asset, Release, ShellRelease } from '@lectern/shared/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Refusal } from '../refusal';
import { readBytes } from './durable';
import { integrityOf } from './hashes';

const inflate = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/** Returns every file that a release names, without duplicates. */
function assetsOf(release: Release | ShellRelease): Asset[] {
  const screens = release.routes.flatMap((route) => [...route.assets.js, ...route.assets.css]);
  const first = 'entry' in release ? [release.entry] : [release.template, ...release.assets.js, ...release.assets.css];
  return [...new Map([...first, ...screens].map((asset) => [asset.url, asset])).values()];
}

/**
 * Resolves to one refusal for each file in `folder` that does not match `release`: missing, of a different size or
 * hash, or with a compressed copy of different bytes.
 */
export async function findDamage(release: Release | ShellRelease, folder: string): Promise<Refusal[]> {
  const base = `/remotes/${release.remote}/${release.version}/`;
  const findings = await Promise.all(assetsOf(release).map((asset) => damageOf(asset, base, folder)));
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
