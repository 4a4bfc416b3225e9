import type { BundleStore } from '../../../release';
import { createSiteFixture, type SiteFixture } from '../../../tests/fixtures/gatewaySite';
import { createLiveSite } from '../live/liveSite';
import { createKnownRoutes } from './knownVersions';

let fixture: SiteFixture;
beforeEach(async () => {
  fixture = await createSiteFixture();
});
afterEach(() => fixture.remove());

/** Returns the check over the real stores, whose next `failures` reads of a release fail, and counts all reads. */
async function knownRoutes(failures: number) {
  const { registryStore, bundleStore } = fixture;
  let reads = 0;
  const bundles: BundleStore = {
    ...bundleStore,
    release: (owner, version) => {
      reads += 1;
      return reads <= failures ? Promise.reject(new Error('EIO')) : bundleStore.release(owner, version);
    },
  };
  const site = createLiveSite(registryStore, bundles);
  await site.load();
  reads = 0;
  return { knows: createKnownRoutes(site, bundles), reads: () => reads };
}

test('a published release that could not be read once is read again, and remembered from then on', async () => {
  await fixture.publishRemote('commerce', [{ path: '/books' }], '2.0.0');
  const { knows, reads } = await knownRoutes(1);
  const both = await Promise.all([knows('commerce', '2.0.0', '/books'), knows('commerce', '2.0.0', '/books')]);
  expect([both, reads()]).toEqual([[false, false], 1]);
  expect(await knows('commerce', '2.0.0', '/books')).toBe(true);
  expect([await knows('commerce', '2.0.0', '/other'), reads()]).toEqual([false, 2]);
});

test('routes of live releases are known, and those of unpublished versions are not', async () => {
  const { knows } = await knownRoutes(0);
  expect(await knows('commerce', '1.0.0', '/books')).toBe(true);
  expect(await knows('commerce', '3.0.0', '/books')).toBe(false);
});
