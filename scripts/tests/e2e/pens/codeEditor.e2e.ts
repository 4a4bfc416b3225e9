import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('a pen runs in a sandbox: it reaches nothing of the site, its loops end, its errors have a line', async ({
  page,
  faults,
  allow,
}) => {
  allow(/sandbox|SecurityError|Blocked|Content Security Policy|Refused/i, /ran for over a second/);
  await page.addInitScript(() => {
    if (location.pathname !== '/codepen' || localStorage.getItem('lectern.pen')) return;
    const js = [
      'for (const what of ["localStorage", "cookie", "parent", "top", "fetch"]) {',
      '  try {',
      '    if (what === "localStorage") localStorage.length;',
      '    if (what === "cookie") document.cookie;',
      '    if (what === "parent") parent.document.title;',
      '    if (what === "top") top.location.href = "/nope";',
      '    console.log("reached", what);',
      '  } catch (error) { console.log("refused", what); }',
      '}',
      'fetch("/registry.json").then(() => console.log("reached network"), () => console.log("refused network"));',
      'while (true) {}',
    ].join('\n');
    localStorage.setItem('lectern.pen', JSON.stringify({ html: '<h1>My page</h1>', css: 'h1 { color: red }', js }));
  });
  const answer = faults.add(/pen-frame\.\w+\.html/, 'hang');
  await page.goto('/codepen');
  await expect.poll(() => faults.requests(/pen-frame\.\w+\.html/).length, 'the first page of the pen hangs').toBe(1);
  answer();
  const log = page.getByRole('log');
  await expect(log.getByText(/ran for over a second/), 'another page is tried').toBeVisible();
  await expect(log.getByText('refused network')).toBeVisible();
  const lines = await log.innerText();
  for (const what of ['localStorage', 'cookie', 'parent', 'top'])
    expect(lines.includes(`refused ${what}`), `${what} is refused: ${lines}`).toBeTruthy();
  expect(lines).not.toMatch(/reached (localStorage|cookie|parent|top|network)/);
  expect(lines).toMatch(/line 11/);
  await log.getByRole('button', { name: 'line 11' }).click();
  const activeLine = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.querySelector('.cm-activeLine')?.textContent);
  await expect.poll(activeLine, 'a loop that was stopped leads to its line').toBe('while (true) {}');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'My page' })).toBeVisible();
  expect(new URL(page.url()).pathname, 'the pen did not navigate the page').toBe('/codepen');
  await page.getByRole('button', { name: texts.pen.run, exact: true }).click();
  await expect(log.getByText(/ran for over a second/)).toBeVisible();
});
