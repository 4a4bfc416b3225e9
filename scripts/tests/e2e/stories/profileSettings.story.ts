import { accountMenu, ada, sendSignIn, signUp } from '../harness/account';
import { barriersOf } from '../harness/axe';
import { story } from '../harness/story';

export default story(
  'name, picture and password change in the settings, and the header shows them at once, in every tab',
  async ({ page, context, newVisitor, expect, allow }) => {
    allow(/status of 400/);
    await signUp(page, ada);
    const second = await context.newPage();
    await second.goto('/books');
    const elsewhere = await newVisitor();
    await elsewhere.goto('/sign_in');
    await sendSignIn(elsewhere, ada);
    await accountMenu(elsewhere, ada).waitFor();

    await page.goto('/profile?tab=settings');
    const profile = page.getByRole('form', { name: 'Your profile' });
    await profile.getByLabel('Name', { exact: false }).first().fill('Ada King');
    await profile.getByRole('button', { name: 'Save' }).click();
    await profile.getByText('Saved.').waitFor();
    await accountMenu(page, { ...ada, name: 'Ada King' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ada King' }).waitFor();

    const input = page.locator('input[type="file"]');
    await input.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await page.getByText('cannot be used. Choose a JPEG').waitFor();
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 40, 40) });
    await page.getByText('This picture has 40 × 40 pixels').waitFor();
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawPicture(page, 900, 600) });
    const dialog = page.getByRole('dialog', { name: 'Cut the picture' });
    const stage = dialog.getByRole('application');
    expect.match((await stage.getAttribute('aria-label')) ?? '', /50% from the left/);
    await stage.focus();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight');
    expect.match(
      (await stage.getAttribute('aria-label')) ?? '',
      /33% from the left/,
      'the keys move the picture to its edge, and no further',
    );
    await dialog.getByLabel('Zoom').fill('2');
    expect.deepEqual(await barriersOf(page, 'cropping', { include: 'dialog' }), []);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText('Your new picture is shown.').waitFor();
    const portrait = page.getByRole('banner').locator('img');
    const address = (await portrait.getAttribute('src')) ?? '';
    const file = await page.request.get(new URL(address, page.url()).href);
    expect.equal(file.headers()['content-type'], 'image/webp');
    expect.ok((await file.body()).length < 100_000);
    expect.equal(
      await portrait.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => `${String(image.naturalWidth)}×${String(image.naturalHeight)}`),
      ),
      '300×300',
      'the half of the shorter side, zoomed to twice its size',
    );
    await page.reload();
    await page.getByRole('banner').locator('img').waitFor();

    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Your picture is removed.').waitFor();
    expect.equal(await page.getByRole('banner').locator('img').count(), 0);
    expect.equal((await page.request.get(new URL(address, page.url()).href)).status(), 404);

    await page.getByRole('button', { name: 'Change the password' }).click();
    const password = page.getByRole('form', { name: 'Change your password' });
    await password.locator('input[autocomplete="current-password"]').fill(ada.password);
    await password.locator('input[autocomplete="new-password"]').fill('another long phrase');
    await page.keyboard.press('Enter');
    await page.getByText('You stay signed in here').waitFor();
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: 'Ada King' }).waitFor();
    await elsewhere.goto('/profile');
    await elsewhere.locator('[data-session="ended"]').waitFor();
    await second.reload();
    await accountMenu(second, { ...ada, name: 'Ada King' }).waitFor();
  },
  { timeout: 120_000 },
);

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
