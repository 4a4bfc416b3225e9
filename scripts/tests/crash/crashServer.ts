import { NO_INDEXES, startBackend } from '@lectern/backend';
import { createGovernor, NO_QUOTAS } from '@lectern/backend/limits';
import { OPEN_RULES, OPEN_STORAGE_RULES } from '@lectern/backend/testing';

/**
 * Program of the crash tests, which they kill: serves a backend with the home folder that its first argument names.
 * Prints the address as its first line.
 */
async function main(): Promise<void> {
  const [home = ''] = process.argv.slice(2);
  const indexes = {
    ...NO_INDEXES,
    indexes: [
      {
        collectionGroup: 'pairs',
        queryScope: 'COLLECTION' as const,
        fields: [
          { fieldPath: 'side', order: 'ASCENDING' as const },
          { fieldPath: 'n', order: 'DESCENDING' as const },
        ],
      },
    ],
  };
  const { url } = await startBackend({
    home,
    projectId: 'demo-crash',
    firestoreRules: OPEN_RULES,
    storageRules: OPEN_STORAGE_RULES,
    indexes,
    buckets: ['main'],
    governor: createGovernor({ limits: { quotas: NO_QUOTAS } }),
  });
  process.stdout.write(`${url}\n`);
}

void main();
