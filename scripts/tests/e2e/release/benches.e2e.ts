import { expect, test } from '@playwright/test';
import { openBenchSite, type BenchSite } from '../../bench/releasing/benchSite';
import { LIMITS, measureRollBacks } from '../../bench/releasing/rollBackRun';
import { soak } from '../../bench/releasing/soakRun';
import { HOME } from '../harness/home';

/** Short versions of `npm run bench -- rollback` and `soak`. */
test.describe('benches of releases', () => {
  let site: BenchSite;
  test.beforeEach(async () => {
    site = await openBenchSite({ home: HOME });
  });
  test.afterEach(() => site.close());

  test('a roll-back reaches new visitors and every open tab, with typed text kept', async ({ browser }) => {
    const [rollBack] = await measureRollBacks(site, browser, { runs: 1, tabs: 4, visitors: 2 });
    expect(rollBack?.problems).toEqual([]);
    expect(rollBack?.load).toBeLessThanOrEqual(LIMITS.load);
    expect(rollBack?.shown).toBeLessThanOrEqual(LIMITS.tab);
  });

  test('no navigation fails under many releases, of which some are broken', async ({ browser }) => {
    const size = { releases: 10, tabs: 2, visitors: 2, navigations: 60, gated: 1 };
    const { failures, reloads, refused, broken, fallbacks, navigations } = await soak(site, browser, size);
    expect({ failures, reloads, refused, broken, navigations }).toEqual({
      failures: [],
      reloads: 0,
      refused: 1,
      broken: 1,
      navigations: 60,
    });
    expect(fallbacks).toBeGreaterThan(0);
  });
});
