import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { adoptBuild, isOtherBuild, nameOf } from '../../release';
import { printProgress } from '../output/printResult';
import { UsageError } from '../options/UsageError';

/**
 * Calls `use` with the folder of a finished build: `folder` itself, or, for a build of other tools, an adopted copy
 * that exists until `use` ends. Rejects with a RefusedError for a build that can't be adopted, and with a UsageError
 * for `routes` beside a build that has its own.
 */
export async function withFinishedBuild(
  folder: string,
  { routes, version }: { routes?: string; version?: string },
  use: (folder: string) => Promise<void>,
): Promise<void> {
  if (!isOtherBuild(folder)) {
    if (routes === undefined) return use(folder);
    throw new UsageError(
      `The build in ${folder} needs no --routes.`,
      'Only builds of other tools do: they have an mf-manifest.json and no release.json.',
    );
  }
  const copy = await mkdtemp(join(tmpdir(), 'lectern-adopted-'));
  try {
    const named = { ...(routes !== undefined && { declarationFile: resolve(routes) }), ...(version && { version }) };
    printProgress(`Adopted ${nameOf(await adoptBuild({ folder, ...named }, copy))} from ${folder}.`);
    await use(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
