import { accountMenu, ada, mailedLink, signUp } from '../harness/account';
import { story } from '../harness/story';

const AUTH = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

export default story(
  'a session while the sign-in service is away, does not answer, and has ended it',
  async ({ site, page, newVisitor, faults, expect, allow }) => {
    allow(/status of 400/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/);
    await signUp(page, ada);
    const remembered = page.locator('[data-session="remembered"]');

    faults.add(AUTH, 'abort');
    await page.goto('/profile');
    await remembered.waitFor();
    await accountMenu(page, ada).waitFor();
    expect.equal(new URL(page.url()).pathname, '/profile');
    faults.clear();
    await remembered.getByRole('button', { name: 'Try again' }).click();
    await remembered.waitFor({ state: 'detached' });

    faults.add(AUTH, 'hang');
    await page.goto('/books');
    await page.getByRole('heading', { name: 'Signing you in takes longer than usual' }).waitFor({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Go on signed out' }).click();
    await page.locator('main[data-screen="BooksScreen"] h1').waitFor();
    faults.clear();

    const elsewhere = await newVisitor();
    await elsewhere.goto('/forgot_password');
    await elsewhere.getByLabel('E-mail').fill(ada.email);
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByText('If an account exists').waitFor();
    await elsewhere.goto(await mailedLink(site, ada));
    await elsewhere.locator('input[name="password"]').fill('another long phrase');
    await elsewhere.keyboard.press('Enter');
    await elsewhere.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.goto('/profile');
    await page.locator('[data-session="ended"]').waitFor();
    expect.equal(new URL(page.url()).searchParams.get('next'), '/profile');
  },
  { timeout: 90_000 },
);
