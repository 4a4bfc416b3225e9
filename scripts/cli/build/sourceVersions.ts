import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { stagedName } from '../../release';

const schema = v.record(v.string(), v.object({ latest: v.string(), versions: v.record(v.string(), v.string()) }));

/**
 * Sources released from this repository into a home, by owner: the fingerprint released last, and the version of each
 * fingerprint. It is only a cache: without it, `lectern start` builds again and finds the same bytes published.
 */
export type SourceVersions = v.InferOutput<typeof schema>;

/** Reads `<home>/sources.json`; empty when it is missing or damaged. */
export async function readSourceVersions(home: string): Promise<SourceVersions> {
  try {
    return v.parse(schema, JSON.parse(await readFile(join(home, 'sources.json'), 'utf8')));
  } catch {
    return {};
  }
}

/** Records that the sources with this fingerprint were released as `version`. */
export async function recordSourceVersion(
  home: string,
  owner: string,
  fingerprint: string,
  version: string,
): Promise<void> {
  const sources = await readSourceVersions(home);
  sources[owner] = { latest: fingerprint, versions: { ...sources[owner]?.versions, [fingerprint]: version } };
  await mkdir(home, { recursive: true });
  const staged = stagedName(home);
  await writeFile(staged, `${JSON.stringify(sources, null, 1)}\n`);
  await rename(staged, join(home, 'sources.json'));
}
