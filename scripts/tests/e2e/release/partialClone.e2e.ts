import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textOf } from '@lectern/shared/text';
import { homeText } from '../../../../mfe-catalogue/src/text/home.en';
import { startDevelopment } from '../../../cli/dev';
import { createPartialClone } from '../../fixtures/partialClone';
import { expect, test } from '../harness/test';

const REMOTE = 'catalogue';
const { title } = textOf(homeText);

test(
  'a clone without the other remotes passes its checks, develops its remote and releases it',
  { tag: '@long' },
  async ({ page, site }) => {
    const { root, remove } = await createPartialClone(REMOTE);
    const succeed = (...args: string[]): Promise<string> =>
      new Promise((done, fail) => {
        const env = { ...process.env, LECTERN_HOME: site.home, FORCE_COLOR: undefined, NODE_ENV: undefined };
        execFile(process.execPath, args, { cwd: root, env, maxBuffer: 1e8 }, (error, out, err) => {
          if (error) fail(new Error(`${args.join(' ')}:\n${out}${err}`));
          else done(out + err);
        });
      });
    try {
      expect(existsSync(join(root, 'mfe-info'))).toBe(false);
      await succeed('scripts/bin/typecheck.cjs');
      const rules = ['--config', '.dependency-cruiser.cjs', 'shared', 'shell', `mfe-${REMOTE}`, 'scripts'];
      expect(await succeed('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...rules)).toContain('no dep');
      expect(await succeed('node_modules/jest/bin/jest.js', `mfe-${REMOTE}`)).toMatch(/Tests: +\d+ passed, \d+ total/);

      const release = ['release', REMOTE, '--version', '9.0.0', '--reason', 'from a partial clone'];
      expect(await succeed('scripts/bin/lectern.cjs', ...release)).toContain(`${REMOTE} 9.0.0 is published.`);
      const heading = page.locator(`main[data-remote="${REMOTE}"] h1`);
      await page.goto('/');
      await expect(page.locator(`main[data-remote="${REMOTE}"][data-release="9.0.0"] h1`)).toHaveText(title);

      const texts = join(root, `mfe-${REMOTE}/src/text/home.en.ts`);
      const development = await startDevelopment({
        root,
        remotes: [REMOTE],
        site: site.directUrl,
        port: 0,
        productionShell: false,
        types: false,
        print: () => undefined,
      });
      try {
        await page.goto(development.url);
        await expect(heading).toHaveText(title);
        await writeFile(texts, (await readFile(texts, 'utf8')).replace(title, 'Learn it locally'));
        await expect(heading).toHaveText('Learn it locally');
        await page.goto(site.url);
      } finally {
        await development.close();
      }
    } finally {
      await remove();
    }
  },
);
