import { openRules } from '../../backend/firestore/testBed';
import { noIndexes, startBackend } from '@lectern/backend';

/** A backend on the home folder of the first argument, to be killed. It prints its address as its first line. */
async function main(): Promise<void> {
  const [home = ''] = process.argv.slice(2);
  const indexes = {
    ...noIndexes,
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
  const { url } = await startBackend({ home, projectId: 'demo-crash', firestoreRules: openRules, indexes });
  process.stdout.write(`${url}\n`);
}

void main();
