import { openDeployedSite } from './deployedSite';
import { registryOf, shellOf, siteConfig, startSite } from '../../tests/fixtures/deployedSite';

const quiet = (): void => undefined;

describe('a deployed site', () => {
  test('provides the registry, configuration and page template', async () => {
    const { app, origin } = await startSite({ registry: registryOf(9), config: siteConfig });
    const site = await openDeployedSite(`${origin}/some/page?x=1`, quiet);
    expect(site.registry().serial).toBe(9);
    expect(site.config).toEqual(siteConfig);
    expect(await site.template(shellOf('3.0.0'))).toContain('deployed template');
    await expect(site.template(shellOf('3.0.1'))).rejects.toThrow(/responded with 404/);
    site.close();
    await app.close();
  });

  test('is refused when its contract has another version, naming the difference', async () => {
    const { app, origin } = await startSite({ registry: { ...registryOf(1), schemaVersion: 2 }, config: siteConfig });
    await expect(openDeployedSite(origin, quiet)).rejects.toThrow(
      /another version of the contract .*boot\.registry\.schemaVersion: expected 1, found 2/,
    );
    await app.close();
  });

  test('is refused when nothing responds', async () => {
    const { app, origin } = await startSite({});
    await app.close();
    await expect(openDeployedSite(origin, quiet)).rejects.toThrow(/can't be reached: .*ECONNREFUSED.*--shell/);
  });
});
