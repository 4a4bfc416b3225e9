import { createOwnRepository } from '../../fixtures/ownRepository';
import { expect, test } from '../harness/test';

test('a remote is made, tested, built and released from an empty repository with the packed packages', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const repository = await createOwnRepository();
  const succeed = async (command: string, ...args: string[]): Promise<string> => {
    const { out, code } = await repository.run(command, ...args);
    expect(code, `${[command, ...args].join(' ')}:\n${out}`).toBe(0);
    return out;
  };
  try {
    await succeed('lectern', 'new', 'meetups');
    await repository.install();
    expect(await succeed('npm', 'test')).toContain('shows its title');
    await succeed('npm', 'run', 'build');
    await succeed('npm', 'run', 'build');

    const release = ['release', 'meetups', '--from', 'mfe-meetups/dist', '--home', site.home, '--reason', 'new team'];
    expect(await succeed('lectern', ...release, '--no-promote')).toContain('meetups 1.0.0 is published, but not live');
    expect((await page.request.get(`${site.url}/meetups`)).status()).toBe(404);
    await succeed('lectern', 'promote', 'meetups', '1.0.0', '--home', site.home);
    await page.goto('/meetups');
    await expect(page.locator('main[data-remote="meetups"][data-release="1.0.0"] h1')).toHaveText('Meetups');
  } finally {
    await repository.remove();
  }
});
