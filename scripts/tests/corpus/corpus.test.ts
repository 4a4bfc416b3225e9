import { StoreError, RefusedError } from '../../release';
import { BREAKING, DAMAGED, UNUSABLE } from './breaks';
import { OF_A_REMOTE, OF_THE_SITE } from './changes';
import { prepareWorld, type World } from './world';

let prepared: Awaited<ReturnType<typeof prepareWorld>>;
let world: World;
beforeAll(async () => {
  prepared = await prepareWorld();
});
beforeEach(() => {
  world = prepared.copy();
});
afterEach(() => world.remove());
afterAll(() => prepared.remove());

const breaks = Object.entries({ ...DAMAGED, ...UNUSABLE, ...BREAKING });
const changes = Object.entries({ ...OF_A_REMOTE, ...OF_THE_SITE });

test('the corpus has at least thirty of each', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(30);
  expect(changes.length).toBeGreaterThanOrEqual(30);
});

/** The live version of each owner. */
async function liveVersions(): Promise<Record<string, string>> {
  const { shell, remotes } = (await world.stores.registry.latest()).registry;
  const channels = Object.entries({ shell, ...remotes });
  return Object.fromEntries(channels.map(([owner, { stable }]) => [owner, stable.version]));
}

test.each(breaks)('refused: %s', async (_name, [code, release]) => {
  const error: unknown = await release(world).then(
    () => null,
    (caught: unknown) => caught,
  );
  const codes = error instanceof RefusedError ? error.refusals.map((refusal) => refusal.code) : [];
  expect(error instanceof StoreError ? [error.problem] : codes).toContain(code);
  // Nothing was changed.
  expect((await liveVersions()).info).toBe('1.0.0');
});

test.each(changes)('accepted: %s', async (_name, release) => {
  const before = await liveVersions();
  await release(world);
  expect(await liveVersions()).not.toEqual(before);
});
