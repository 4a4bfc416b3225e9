import { ada, sendSignIn, signUp } from '../harness/account';
import { paneOf, previewOf, writePane } from '../harness/penPage';
import { story } from '../harness/story';

const grace = { name: 'Grace Hopper', email: 'grace@lectern.example', password: 'another long phrase' };

export default story(
  'a pen is saved, shared, forked; a private one stays private, and no save of two devices is lost',
  async ({ page, newVisitor, expect, allow }) => {
    // A refused document is asked for on purpose; the first script looks for a button that is written over.
    allow(/403/, /pen\.js/, /inline style/);
    // Signed out: the draft survives signing in.
    await page.goto('/codepen');
    await writePane(page, 'HTML', '<h1>My very own page</h1>');
    await previewOf(page).getByRole('heading', { name: 'My very own page' }).waitFor();
    await page.getByRole('link', { name: 'Sign in to save' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect.equal(new URL(page.url()).searchParams.get('next'), '/codepen');
    await signUp(page, ada);
    await page.goto('/codepen');
    await previewOf(page).getByRole('heading', { name: 'My very own page' }).waitFor();

    // Saved, private at first.
    await page.getByRole('button', { name: 'Save…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Moving boxes');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Moving boxes' }).waitFor();
    const address = new URL(page.url());
    expect.match(address.search, /^\?pen=[\w-]+$/);
    const path = address.pathname + address.search;

    const other = await newVisitor();
    await other.goto(path);
    await other.getByRole('heading', { name: 'This pen cannot be opened' }).waitFor();
    await other.goto('/codepen?pen=no-such-pen');
    await other.getByRole('heading', { name: 'This pen cannot be opened' }).waitFor();

    // Unlisted: everybody with the link, signed out too.
    await page.getByRole('button', { name: 'Share…' }).click();
    await page.getByLabel('Who can open it').selectOption('unlisted');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await other.goto(path);
    await other.getByRole('heading', { level: 1, name: 'Moving boxes' }).waitFor();
    await previewOf(other).getByRole('heading', { name: 'My very own page' }).waitFor();

    // Another person's changes become a fork of their own.
    await signUp(other, grace);
    await other.goto(path);
    await writePane(other, 'HTML', '<h1>Forked</h1>');
    await other.getByRole('button', { name: 'Fork' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await other.getByRole('heading', { level: 1, name: 'Moving boxes (copy)' }).waitFor();
    expect.notEqual(new URL(other.url()).search, address.search);
    await previewOf(other).getByRole('heading', { name: 'Forked' }).waitFor();

    // Two devices of one person: the second save is told, and keeps both.
    const phone = await newVisitor();
    await phone.goto(`/sign_in?next=${encodeURIComponent(path)}`);
    await sendSignIn(phone, ada);
    await phone.getByRole('heading', { level: 1, name: 'Moving boxes' }).waitFor();
    await writePane(phone, 'CSS', 'h1 { color: red }');
    await writePane(page, 'CSS', 'h1 { color: blue }');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await phone.getByRole('button', { name: 'Save', exact: true }).click();
    await phone.getByRole('heading', { name: 'This pen was saved elsewhere' }).waitFor();
    await phone.getByRole('button', { name: 'Save mine as a new pen' }).click();
    await phone.getByRole('heading', { level: 1, name: 'Moving boxes (copy)' }).waitFor();
    expect.match(await paneOf(phone, 'CSS').innerText(), /red/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Moving boxes' }).waitFor();
    expect.match(await paneOf(page, 'CSS').innerText(), /blue/);

    // Both are among the pens of that person; one is deleted.
    await page.getByRole('button', { name: 'My pens' }).click();
    await page.getByRole('link', { name: 'Moving boxes (copy)' }).waitFor();
    await page.getByRole('button', { name: 'Delete Moving boxes (copy)' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('link', { name: 'Moving boxes (copy)' }).waitFor({ state: 'hidden' });
  },
  { timeout: 120_000 },
);
