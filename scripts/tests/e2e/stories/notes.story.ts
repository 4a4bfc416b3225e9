import { readFile } from 'node:fs/promises';
import { ada, sendSignIn, signUp } from '../harness/account';
import { codeCourse, enrolInCodeCourse, filmAt, lessonAddress, publishCodeCourse } from '../harness/codeCourse';
import { story } from '../harness/story';

export default story(
  'notes keep their second, survive a lost network, lead back from another device, and go along as Markdown',
  async ({ page, context, newVisitor, site, expect, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|@firebase\/firestore/i);
    await publishCodeCourse(site);
    await signUp(page, ada);
    await enrolInCodeCourse(page);
    await page.goto(`${lessonAddress(codeCourse.film, 12)}&tab=notes`);
    await filmAt(page, 12);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('Note at 0:12').fill('Bars begin at zero');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Go to 0:12' }).waitFor();
    await page.getByText('Saving…').waitFor({ state: 'hidden' });

    await context.setOffline(true);
    await page.getByLabel(/^Note at/).fill('Written on a train');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText(/Kept on this device/).waitFor();
    await page.getByLabel(/^Note at/).fill('half a thought');
    await context.setOffline(false);
    await page.getByText(/Kept on this device/).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('Written on a train').waitFor();
    expect.equal(await page.getByLabel(/^Note at/).inputValue(), 'half a thought');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as Markdown' }).click();
    const file = await download;
    expect.equal(file.suggestedFilename(), 'code-and-film-notes.md');
    const text = await readFile(await file.path(), 'utf8');
    expect.ok(text.startsWith('# Notes on Code and film\n\n## A film\n'), text);
    expect.ok(
      text.includes(
        `**[0:12](${site.url}/watch/${codeCourse.id}/me/course?lesson=${codeCourse.film}&t=12)**\n\n  ` +
          'Bars begin at zero',
      ),
      text,
    );

    const elsewhere = await newVisitor();
    await elsewhere.goto('/sign_in?next=/profile%3Ftab%3Dnotes');
    await sendSignIn(elsewhere, ada);
    await elsewhere.getByText('Written on a train').waitFor();
    await elsewhere.getByLabel('Search your notes').fill('bars');
    await elsewhere.getByText('1 note', { exact: true }).waitFor();
    await elsewhere.getByRole('link', { name: 'A film · 0:12' }).click();
    await filmAt(elsewhere, 12);
  },
  { timeout: 120_000 },
);
