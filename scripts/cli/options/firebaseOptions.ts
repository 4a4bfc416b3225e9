import type { Command } from 'commander';
import { openProject, readServiceAccount, type GoogleProject } from '../../hosted';
import { printProgress } from '../output/printResult';
import { UsageError } from './UsageError';

/** Options that name a hosted project instead of a home. */
export type FirebaseOptions = { firebase?: string; bucket?: string[] };

/** Adds `--firebase` and `--bucket`. */
export function withFirebaseOptions(command: Command): Command {
  return command
    .option(
      '--firebase <file>',
      'a hosted project instead of the home: the JSON file with the key of its service account',
    )
    .option(
      '--bucket <name=bucket>',
      'the bucket of the project for a bucket of a local site, "lectern" or "open-courses"; may be repeated',
      (value: string, all: string[] | undefined) => [...(all ?? []), value],
    );
}

/** Opens the project that `--firebase` names. Rejects with a HostedError or a UsageError that says what is wrong. */
export async function projectOf(
  key: string,
  { bucket = [] }: FirebaseOptions,
): Promise<{ project: GoogleProject; buckets: Record<string, string> }> {
  const buckets = Object.fromEntries(bucket.map(parseBucket));
  const account = await readServiceAccount(key, (message) => printProgress(`warning: ${message}`));
  return { project: openProject(account, process.env), buckets };
}

function parseBucket(value: string): [string, string] {
  const [, name, bucket] = /^([a-z0-9-]+)=(?:gs:\/\/)?([a-z0-9][\w.-]+)$/.exec(value) ?? [];
  if (name !== undefined && bucket !== undefined) return [name, bucket];
  throw new UsageError(
    `"${value}" names no bucket.`,
    'Give the name on a local site and the one in the project: --bucket lectern=my-project.firebasestorage.app',
  );
}
