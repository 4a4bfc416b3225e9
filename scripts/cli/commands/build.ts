import { parseVersion } from '@lectern/shared/contract';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { buildRelease } from '../../release/build';
import { readPackage, remoteWorkspaces } from '../../release';
import { printResult } from '../output/printResult';
import { requireOneOf, requireVersion } from '../options/requireOwner';
import { ROOT, withExamples } from '../options/storeOptions';

type BuildOptions = { version?: string; out: string; json?: boolean };

/** Adds `lectern build <remote|shell> --out DIR`. */
export function addBuildCommand(program: Command): void {
  const command = program
    .command('build <remote>')
    .description("build into a new folder, without releasing (remote: a remote's name, or shell)")
    .requiredOption('--out <dir>', 'a new or empty folder for the bundle')
    .option('--version <x.y.z>', 'its version (default: from its package.json)')
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(command, 'build info --out build/info').action(
    async (owner: string, { version, out, json }: BuildOptions) => {
      const workspaces = remoteWorkspaces(ROOT);
      requireOneOf(
        owner,
        workspaces.map((workspace) => workspace.name),
      );
      if (version !== undefined) requireVersion(version);
      const workspaceDir = workspaces.find((workspace) => workspace.name === owner)?.directory ?? '';
      const release = await buildRelease({
        workspaceDir,
        version: version ?? parseVersion(readPackage(workspaceDir).version, 'version'),
        outDir: resolve(out),
      });
      printResult(json, { owner, version: release.version, folder: resolve(out) }, [
        `${owner} ${release.version} is built in ${resolve(out)}.`,
        `To release it: lectern release ${owner} --from ${out}`,
      ]);
    },
  );
}
