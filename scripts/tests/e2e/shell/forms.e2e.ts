import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('a form takes what is typed before its rules have arrived, and waits for them when it is sent', async ({
  page,
}) => {
  const html = await (await page.request.get('/contact')).text();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  // Scripts that the page's HTML does not name load later: among them the validation rules.
  await page.route(
    (url) => url.pathname.endsWith('.js') && !html.includes(url.pathname),
    async (route) => {
      asked += 1;
      await held;
      await route.continue();
    },
  );
  await page.goto('/contact');
  const form = page.getByRole('form', { name: texts.shell.footer.links['/contact'] });
  const message = form.getByRole('textbox', { name: texts.form.message });
  await form.getByRole('textbox', { name: texts.form.name }).fill('Ada Okafor');
  await form.getByRole('textbox', { name: texts.account.fields.email }).fill('ada@');
  await message.fill('The third lesson has no captions.');
  await form.getByRole('button', { name: texts.contact.send }).click();
  await expect(form.locator('button[aria-busy="true"]')).toBeVisible();
  expect(asked > 0, 'the rules are asked for').toBeTruthy();
  await message.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('Hello. ');
  const mark = await message.evaluate((field) => Object.assign(field, { isSame: true }) !== null);

  letGo();
  await expect(form.getByText(texts.contactErrors.email)).toBeVisible();
  await expect(
    form.getByRole('textbox', { name: texts.account.fields.email }),
    'the first field that is wrong has the focus',
  ).toBeFocused();
  expect(mark && (await message.evaluate((field) => 'isSame' in field)), 'the field is the same').toBe(true);
  expect(await message.inputValue()).toBe('Hello. The third lesson has no captions.');

  await page.keyboard.press('End');
  await page.keyboard.type('example.org');
  await expect(form.getByText(texts.contactErrors.email)).toHaveCount(0);
  await form.getByRole('combobox').selectOption('course');
  await form.getByRole('textbox', { name: texts.form.name }).press('Enter');
  await expect(page.getByRole('heading', { name: texts.contact.sent.title })).toBeVisible();
});
