import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { stagedName } from '../../release';

const schema = v.record(v.string(), v.object({ latest: v.string(), versions: v.record(v.string(), v.string()) }));

/**
 * Which sources were released from this repository into a home, by owner: the fingerprint released last, and the
 * version that each fingerprint became. A memory that saves builds: when it is lost, `lectern start` builds again and
 * finds the same bytes published.
 */
export type ReleasedSources = v.InferOutput<typeof schema>;

/** Reads `<home>/sources.json`; empty when it is missing or damaged. */
export async function readReleasedSources(home: string): Promise<ReleasedSources> {
  try {
    return v.parse(schema, JSON.parse(await readFile(join(home, 'sources.json'), 'utf8')));
  } catch {
    return {};
  }
}

/** Notes that the sources with this fingerprint were released as `version`. */
export async function rememberSource(home: string, owner: string, fingerprint: string, version: string): Promise<void> {
  const sources = await readReleasedSources(home);
  sources[owner] = { latest: fingerprint, versions: { ...sources[owner]?.versions, [fingerprint]: version } };
  await mkdir(home, { recursive: true });
  const staged = stagedName(home);
  await writeFile(staged, `${JSON.stringify(sources, null, 1)}\n`);
  await rename(staged, join(home, 'sources.json'));
}
