import { readFile } from 'node:fs/promises';
import { ada, sendSignIn, signUp } from '../harness/account';
import { codeCourse, enrolInCodeCourse, filmAt, lessonAddress, publishCodeCourse } from '../harness/courses/codeCourse';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test(
  'notes keep their second, survive a lost network, lead back from ' + 'another device, and go along as Markdown',
  async ({ page, context, newVisitor, site, allow }) => {
    allow(...NO_CONNECTION, /firestore/i);
    await publishCodeCourse(site);
    await signUp(page, ada);
    await enrolInCodeCourse(page);
    await page.goto(`${lessonAddress(codeCourse.film, 12)}&tab=notes`);
    await filmAt(page, 12);
    await page.getByRole('tab', { name: texts.watch.tab.notes }).click();
    await page.getByLabel('Note at 0:12').fill('Bars begin at zero');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Go to 0:12' })).toBeVisible();
    await expect(page.getByText(texts.notes.saving)).toBeHidden();

    await context.setOffline(true);
    await page.getByLabel(/^Note at/).fill('Written on a train');
    await page.getByRole('button', { name: texts.notes.add }).click();
    await expect(page.getByText(/Saved on this device only/)).toBeVisible();
    await page.getByLabel(/^Note at/).fill('half a thought');
    await context.setOffline(false);
    await expect(page.getByText(/Saved on this device only/)).toBeHidden();
    await page.reload();
    await expect(page.getByText('Written on a train')).toBeVisible();
    await expect(page.getByLabel(/^Note at/)).toHaveValue('half a thought');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.notes.exportAll }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('code-and-film-notes.md');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('# Notes on Code and film\n\n## A film\n'), text).toBeTruthy();
    expect(
      text.includes(
        `**[0:12](${site.url}/watch/${codeCourse.id}/me/course?lesson=${codeCourse.film}&t=12)**\n\n  ` +
          'Bars begin at zero',
      ),
      text,
    ).toBeTruthy();

    const elsewhere = await newVisitor();
    await elsewhere.goto('/sign_in?next=/profile%3Ftab%3Dnotes');
    await sendSignIn(elsewhere, ada);
    await expect(elsewhere.getByText('Written on a train')).toBeVisible();
    await elsewhere.getByLabel(texts.notes.search).fill('bars');
    await expect(elsewhere.getByText('1 note', { exact: true })).toBeVisible();
    await elsewhere.getByRole('link', { name: 'A film · 0:12' }).click();
    await filmAt(elsewhere, 12);
  },
);
