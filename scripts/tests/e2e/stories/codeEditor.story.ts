import { story } from '../harness/story';

export default story(
  'a pen runs in a sandbox: it reaches nothing of the site, its loops end, its errors have a line',
  async ({ page, expect, allow }) => {
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
    await page.goto('/codepen');
    const log = page.getByRole('log');
    await log.getByText(/ran for over a second/).waitFor({ timeout: 20_000 });
    await log.getByText('refused network').waitFor();
    const lines = await log.innerText();
    for (const what of ['localStorage', 'cookie', 'parent', 'top'])
      expect.ok(lines.includes(`refused ${what}`), `${what} is refused: ${lines}`);
    expect.doesNotMatch(lines, /reached (localStorage|cookie|parent|top|network)/);
    expect.match(lines, /line 11/);
    await log.getByRole('button', { name: 'line 11' }).click();
    expect.equal(
      await page.evaluate(() => document.activeElement?.shadowRoot?.querySelector('.cm-activeLine')?.textContent),
      'while (true) {}',
      'a loop that was stopped leads to its line',
    );
    await page.frameLocator('iframe').getByRole('heading', { name: 'My page' }).waitFor();
    expect.equal(new URL(page.url()).pathname, '/codepen', 'the pen did not navigate the page');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await log.getByText(/ran for over a second/).waitFor({ timeout: 20_000 });
  },
);
