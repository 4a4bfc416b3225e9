import { TEST_STORES } from '../../fixtures/stores/testStores';
import { raceWriters } from './raceWriters';

/** `npm run bench -- writers` runs eight with 200 revisions each: what a conflict costs grows with their square. */
test.each(['file', 's3', 'az'] as const)(
  '4 writers of a registry in %s lose no revision',
  async (kind) => {
    const testStore = await TEST_STORES[kind]();
    const { revisions, problems } = await raceWriters(testStore, { writers: 4, revisions: 4 });
    await testStore.close();
    expect({ revisions, problems }).toEqual({ revisions: 17, problems: [] });
  },
  300_000,
);

test.each(['s3', 'az'] as const)(
  'nor in a storm of conflicts, refusals, time-outs and cuts of %s',
  async (kind) => {
    const testStore = await TEST_STORES[kind]();
    const { faults, problems } = await raceWriters(testStore, { writers: 4, revisions: 4, storm: 0.1 });
    await testStore.close();
    expect(problems).toEqual([]);
    expect(faults).toBeGreaterThan(5);
  },
  300_000,
);
