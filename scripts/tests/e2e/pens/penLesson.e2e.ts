import { ada, signUp } from '../harness/account';
import { codeCourse, enrolInCodeCourse, filmAt, lessonAddress, publishCodeCourse } from '../harness/courses/codeCourse';
import { paneOf, previewOf, writePane } from '../harness/penPage';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('the editor gets the code of a lesson, and leads back to the same lesson, second and work', async ({
  page,
  site,
  allow,
}) => {
  allow(/inline style/);
  await publishCodeCourse(site);
  await signUp(page, ada);
  await enrolInCodeCourse(page);

  // A film with code beside it.
  await page.goto(`${lessonAddress(codeCourse.film, 20)}&tab=about`);
  await filmAt(page, 20);
  await page.getByRole('tab', { name: texts.watch.tab.about }).click();
  await page.getByRole('button', { name: texts.penLesson.openBlocks }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'From the film' })).toBeVisible();
  await page.getByRole('link', { name: texts.penSaving.toLesson }).click();
  await filmAt(page, 20);
  const back = new URL(page.url());
  expect([back.pathname.split('/')[2], back.searchParams.get('lesson'), back.searchParams.get('t')]).toEqual([
    codeCourse.id,
    codeCourse.film,
    '20',
  ]);
  await page.goBack();
  await expect(previewOf(page).getByRole('heading', { name: 'From the film' })).toBeVisible();
  await page.goBack();
  await filmAt(page, 20);

  // An exercise: worked at in the lesson, gone on with in the editor, and back.
  await page.goto(lessonAddress(codeCourse.exercise));
  await expect(page.getByText('Make the heading red.')).toBeVisible();
  await expect(previewOf(page).getByRole('heading', { name: 'Exercise' })).toBeVisible();
  await page.getByRole('tab', { name: texts.pen.css }).or(paneOf(page, 'CSS')).first().click();
  await writePane(page, 'CSS', 'h1 { color: red }');
  await page.getByRole('link', { name: texts.penLesson.open }).click();
  await expect(page.getByRole('link', { name: texts.penSaving.toLesson })).toBeVisible();
  await expect(paneOf(page, 'CSS')).toContainText('red');
  await writePane(page, 'HTML', '<h1>Done in the editor</h1>');
  await expect(previewOf(page).getByRole('heading', { name: 'Done in the editor' })).toBeVisible();

  // Saved as a pen it keeps the way back, and the lesson keeps its work.
  await page.getByRole('button', { name: texts.penSaving.saveAs }).click();
  await page.getByRole('dialog').getByLabel(texts.penDialogs.name).fill('My exercise');
  await page.getByRole('dialog').getByRole('button', { name: texts.penDialogs.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My exercise' })).toBeVisible();
  await page.getByRole('link', { name: texts.penSaving.toLesson }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Done in the editor' })).toBeVisible();
  await page.reload();
  await expect(previewOf(page).getByRole('heading', { name: 'Done in the editor' })).toBeVisible();

  await page.getByRole('button', { name: texts.penLesson.reset }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.penLesson.reset }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Exercise' })).toBeVisible();
  await page.getByRole('button', { name: texts.watch.markDone }).click();
  await expect(
    page.getByRole('navigation', { name: texts.watch.outline }).getByRole('link', { name: /An exercise.*done/ }),
  ).toBeVisible();
});

test('on a phone, Run shows the result, and a syntax error leads to its line', async ({ page, site, allow }) => {
  allow(/pen\.js/, /SyntaxError/, /inline style/);
  await publishCodeCourse(site);
  await signUp(page, ada);
  await enrolInCodeCourse(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(lessonAddress(codeCourse.exercise));
  const preview = page.getByRole('region', { name: texts.pen.previewLabel, exact: true });
  await expect(previewOf(page).getByRole('heading', { name: 'Exercise' })).toBeVisible();
  await expect(preview).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: texts.penLesson.run, exact: true }).click();
  await expect(preview).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('tab', { name: texts.pen.js }).click();
  await writePane(page, 'JavaScript', 'let first = 1;\nlet second = ;\nlet third = 3;');
  await page.getByRole('log').getByRole('button', { name: 'line 2' }).click();
  const activeLine = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.querySelector('.cm-activeLine')?.textContent);
  await expect.poll(activeLine).toBe('let second = ;');
});
