import { accountMenu, ada, sendSignIn, signUp } from '../harness/account';
import { accessibilityProblems } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('name, picture and password change in the settings, and the header shows them at once, in every tab', async ({
  page,
  context,
  newVisitor,
  allow,
}) => {
  allow(/status of 400/);
  await signUp(page, ada);
  const second = await context.newPage();
  await second.goto('/books');
  const elsewhere = await newVisitor();
  await elsewhere.goto('/sign_in');
  await sendSignIn(elsewhere, ada);
  await expect(accountMenu(elsewhere, ada)).toBeVisible();

  await page.goto('/profile?tab=settings');
  const profile = page.getByRole('form', { name: texts.settings.profile.form });
  await profile.getByLabel(texts.settings.profile.name, { exact: false }).first().fill('Ada King');
  await profile.getByRole('button', { name: texts.settings.save }).click();
  await expect(profile.getByText(texts.settings.saved)).toBeVisible();
  await expect(accountMenu(page, { ...ada, name: 'Ada King' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible();

  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('cannot be used. Choose a JPEG')).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 40, 40) });
  await expect(page.getByText('This picture has 40 × 40 pixels')).toBeVisible();
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 900, 600) });
  const dialog = page.getByRole('dialog', { name: texts.avatar.crop.title });
  const stage = dialog.getByRole('application');
  await expect(stage).toHaveAttribute('aria-label', /50% from the left/);
  await stage.focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
  await expect(stage, 'the keys move the picture to its edge, and no further').toHaveAttribute(
    'aria-label',
    /33% from the left/,
  );
  await dialog.getByLabel(texts.avatar.crop.zoom).fill('2');
  expect(await accessibilityProblems(page, 'cropping', { include: 'dialog' })).toEqual([]);
  await dialog.getByRole('button', { name: texts.avatar.crop.use }).click();
  await expect(page.getByText(texts.avatar.saved)).toBeVisible();
  const portrait = page.getByRole('banner').locator('img');
  const address = (await portrait.getAttribute('src')) ?? '';
  const file = await page.request.get(new URL(address, page.url()).href);
  expect(file.headers()['content-type']).toBe('image/webp');
  expect((await file.body()).length < 100_000).toBeTruthy();
  expect(
    await portrait.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => `${String(image.naturalWidth)}×${String(image.naturalHeight)}`),
    ),
    'the half of the shorter side, zoomed to twice its size',
  ).toBe('300×300');
  await page.reload();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await page.getByRole('button', { name: texts.avatar.remove, exact: true }).click();
  await expect(page.getByText(texts.avatar.removed)).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  expect((await page.request.get(new URL(address, page.url()).href)).status()).toBe(404);

  await page.getByRole('button', { name: texts.settings.newPassword.change }).click();
  const password = page.getByRole('form', { name: texts.settings.newPassword.form });
  await password.locator('input[autocomplete="current-password"]').fill(ada.password);
  await password.locator('input[autocomplete="new-password"]').fill('another long phrase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You stay signed in here')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada King' })).toBeVisible();
  await elsewhere.goto('/profile');
  await expect(elsewhere.locator('[data-session="ended"]')).toBeVisible();
  await second.reload();
  await expect(accountMenu(second, { ...ada, name: 'Ada King' })).toBeVisible();
});

async function drawPicture(
  page: { evaluate: (draw: (size: [number, number]) => string, size: [number, number]) => Promise<string> },
  width: number,
  height: number,
): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#0b6362';
        context.fillRect(0, 0, across, down);
        context.fillStyle = '#f3a33c';
        context.fillRect(across / 3, 0, across / 3, down);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
