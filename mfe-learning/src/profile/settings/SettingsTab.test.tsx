import { screen, waitFor, within } from '@testing-library/react';
import { parseProfile } from '@lectern/shared/domain';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import ProfileScreen from '../../screens/ProfileScreen';

let bed: TestBackend;
beforeAll(async () => {
  bed = await startTestBackend();
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => bed.signOut());
afterAll(() => bed.stop());

async function open(name: string, emailVerified = true) {
  const user = await bed.signIn({ name, displayName: 'Ada', emailVerified });
  const choose = jest.fn();
  const rendered = renderScreen(<ProfileScreen />, {
    path: '/profile?tab=settings',
    user,
    theme: { choice: 'system', choose },
  });
  await screen.findByRole('textbox', { name: /^Name/ });
  return { ...rendered, choose };
}
const form = (name: string) => within(screen.getByRole('form', { name }));
const readProfile = async (uid: string) =>
  (await import('@lectern/shared/firebase/documents')).getDocument(`profiles/${uid}`, parseProfile);
const account = (uid: string) => bed.backend.auth.admin.getAccount(uid);
const signIn = async (email: string, password: string) =>
  (await import('@lectern/shared/firebase/auth')).signIn(email, password);

test('name and profile are judged, kept, and kept again; the account takes over the name', async () => {
  const { person, isHeld } = await open('ada');
  const profile = form('Your profile');
  const name = profile.getByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'A');
  await person.click(profile.getByRole('button', { name: 'Add a link' }));
  await person.type(profile.getByRole('textbox', { name: 'Link 1' }), 'http://ada.example');
  expect(isHeld()).toBe(true);
  await person.click(profile.getByRole('button', { name: 'Save' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(/2 to 60 characters/);
  expect(profile.getByRole('textbox', { name: 'Link 1' })).toHaveAccessibleDescription(/begins with https/);
  await person.type(name, 'da Lovelace ');
  await person.clear(profile.getByRole('textbox', { name: 'Link 1' }));
  await person.type(profile.getByRole('textbox', { name: 'Link 1' }), 'https://ada.example');
  await person.type(profile.getByRole('textbox', { name: /Headline/ }), 'Baker');
  await person.click(profile.getByRole('radio', { name: /Everybody/ }));
  await person.click(profile.getByRole('button', { name: 'Save' }));
  await profile.findByText('Saved.');
  expect(await readProfile('ada')).toMatchObject({
    displayName: 'Ada Lovelace',
    headline: 'Baker',
    bio: '',
    links: ['https://ada.example'],
    visibility: 'public',
    avatar: null,
  });
  expect(account('ada')?.displayName).toBe('Ada Lovelace');
  expect(isHeld()).toBe(false);
  await person.click(profile.getByRole('button', { name: 'Remove link 1' }));
  await person.click(profile.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await readProfile('ada'))?.links).toEqual([]));
});

test('a new password follows the rules of signing up, and needs the current one', async () => {
  const { person } = await open('bea');
  await person.click(screen.getByRole('button', { name: 'Change the password' }));
  const password = form('Change your password');
  const current = password.getByLabelText(/Current password/);
  const next = password.getByLabelText(/New password/);
  expect(current).toHaveFocus();
  const submit = password.getByRole('button', { name: 'Change the password' });
  for (const [given, fault] of [
    ['seven77', /at least 8/],
    ['password1', /first that are tried/],
    ['bea@lectern.example', /not your e-mail address/],
  ] as const) {
    await person.clear(next);
    await person.type(next, given);
    await person.click(submit);
    expect(next).toHaveAccessibleDescription(fault);
  }
  expect(current).toHaveAccessibleDescription('Enter your password.');
  await person.type(current, 'not the password');
  await person.clear(next);
  await person.type(next, 'quite another phrase');
  await person.click(submit);
  await waitFor(() => expect(current).toHaveAccessibleDescription('This is not your password.'));
  expect(next).toHaveValue('quite another phrase');
  await person.clear(current);
  await person.type(current, bed.password);
  await person.click(submit);
  expect(await screen.findByText(/Your password is changed. You stay signed in here/)).toBeVisible();
  await expect(signIn('bea@lectern.example', bed.password)).rejects.toMatchObject({ kind: 'credentials' });
  expect(await signIn('bea@lectern.example', 'quite another phrase')).toMatchObject({ uid: 'bea' });
});

test('a new address takes effect by the link that is mailed to it', async () => {
  const { person } = await open('cem');
  await person.click(screen.getByRole('button', { name: 'Change the address' }));
  const email = form('Change your e-mail address');
  const address = email.getByRole('textbox', { name: /New e-mail address/ });
  await person.type(address, 'cem@lectern.example');
  await person.click(email.getByRole('button', { name: 'Send the link' }));
  expect(address).toHaveAccessibleDescription('This is your address already.');
  await person.clear(address);
  await person.type(address, 'cem@new.example');
  await person.type(email.getByLabelText(/Your password/), 'not the password');
  await person.click(email.getByRole('button', { name: 'Send the link' }));
  await waitFor(() =>
    expect(email.getByLabelText(/Your password/)).toHaveAccessibleDescription('This is not your password.'),
  );
  await person.clear(email.getByLabelText(/Your password/));
  await person.type(email.getByLabelText(/Your password/), bed.password);
  await person.click(email.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/We sent a link to cem@new\.example/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Open the link in the mail/);
  expect(account('cem')?.email).toBe('cem@lectern.example');
  const { applyEmailCode } = await import('@lectern/shared/firebase/auth');
  await applyEmailCode(new URL(bed.mail('cem@new.example').link ?? '').searchParams.get('oobCode') ?? '');
  expect(account('cem')?.email).toBe('cem@new.example');
});

test.each([
  ['Change the password', 'Change your password'],
  ['Change the address', /./],
])('"%s" has the focus again once its form is put away', async (name, label) => {
  const { person } = await open('ida');
  await person.click(screen.getByRole('button', { name }));
  const forms = screen.getAllByRole('form', { name: label });
  await person.click(
    within(forms.find((each) => within(each).queryByRole('button', { name: 'Cancel' })) ?? document.body).getByRole(
      'button',
      { name: 'Cancel' },
    ),
  );
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('an address that was not confirmed gets its mail again', async () => {
  const { person } = await open('dan', false);
  await person.click(screen.getByRole('button', { name: 'Send the confirmation again' }));
  expect(await screen.findByText('The mail is on its way.')).toBeVisible();
  expect(bed.mail('dan@lectern.example').kind).toBe('VERIFY_EMAIL');
});

test('captions and speed are saved at once, for the account and for this device', async () => {
  const { person } = await open('eve');
  await person.click(await screen.findByRole('checkbox', { name: 'Show captions' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Show captions' })).toBeChecked());
  await screen.findByText('Saved.');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5 ×');
  const stored = () => JSON.stringify(bed.backend.firestore.admin.get('users/eve')?.fields);
  await waitFor(() => expect(stored()).toMatch(/"speed":\{"doubleValue":1.5\}/));
  expect(stored()).toMatch(/"on":\{"booleanValue":true\}/);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('lectern.player') ?? '{}')).toMatchObject({
      speed: 1.5,
      captions: { on: true },
    }),
  );
});

test("theme and motion are this device's", async () => {
  const { person, choose } = await open('fay');
  await person.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(choose).toHaveBeenCalledWith('dark');
  await person.click(screen.getByRole('checkbox', { name: /Less motion/ }));
  expect(document.documentElement.dataset.motion).toBe('reduced');
  await person.click(screen.getByRole('checkbox', { name: /Less motion/ }));
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test('the account goes with the right password only, and the way leads to a word that says so', async () => {
  const { person, location, announced } = await open('gil');
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account' }));
  const confirm = dialog.getByRole('button', { name: 'Delete everything now' });
  await person.click(confirm);
  expect(dialog.getByLabelText(/Your password/)).toHaveAccessibleDescription('Enter your password.');
  expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.');
  await person.click(dialog.getByRole('checkbox'));
  await person.type(dialog.getByLabelText(/Your password/), 'not the password');
  await person.click(confirm);
  await waitFor(() =>
    expect(dialog.getByLabelText(/Your password/)).toHaveAccessibleDescription('This is not your password.'),
  );
  expect(account('gil')).not.toBeNull();
  await person.clear(dialog.getByLabelText(/Your password/));
  await person.type(dialog.getByLabelText(/Your password/), bed.password);
  await person.click(confirm);
  await waitFor(() => expect(location()).toBe('/warning?code=account-deleted'));
  expect(account('gil')).toBeNull();
  expect(announced).toContain('Your account is deleted.');
});

test('a deletion that was interrupted is offered to be finished', async () => {
  localStorage.setItem('lectern.deletion', 'hal');
  await open('hal');
  expect(screen.getByText('The deletion of your account was interrupted')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Finish the deletion' })).toBeVisible();
});
