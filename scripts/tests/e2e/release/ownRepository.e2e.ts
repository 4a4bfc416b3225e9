import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOwnRepository } from '../../fixtures/ownRepository';
import { expect, test } from '../harness/test';

test('an empty repository with the packed packages makes, tests, builds, releases and develops a remote', async ({
  page,
  site,
}) => {
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
    await site.servesNewest();
    await page.goto('/meetups');
    await expect(page.locator('main[data-remote="meetups"][data-release="1.0.0"] h1')).toHaveText('Meetups');

    const dev = ['dev', 'meetups', '--shell', site.directUrl, '--port', '0'];
    const development = await repository.start(/is ready on \S+\n/, 'lectern', ...dev);
    try {
      expect(development.out()).toContain('This repository has no shell');
      const [, url = ''] = /is ready on (\S+)/.exec(development.out()) ?? [];
      await page.goto(`${url}/meetups?from=mail`);
      const shown = page.locator('main[data-remote="meetups"][data-release$="-development"] h1');
      await expect(shown).toHaveText('Meetups');
      await page.evaluate(() => sessionStorage.setItem('draft', 'half a word'));
      const words = join(repository.root, 'mfe-meetups/src/text/meetups.en.ts');
      await writeFile(words, (await readFile(words, 'utf8')).replace("'Meetups'", "'Meet us'"));
      await expect(shown).toHaveText('Meet us');
      expect(new URL(page.url()).search, 'the page reloads where it was').toBe('?from=mail');
      expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBe('half a word');
    } finally {
      await page.goto(site.url);
      await development.stop();
    }
    await page.goto('/meetups');
    await expect(page.locator('main[data-remote="meetups"][data-release="1.0.0"] h1')).toHaveText('Meetups');
  } finally {
    await repository.remove();
  }
});
