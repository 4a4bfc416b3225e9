import { screen, waitFor, within } from '@testing-library/react';
import { parseProfile, parseReview } from '@lectern/shared/domain';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import ProfileScreen from '../../screens/ProfileScreen';
import { textOf } from '@lectern/shared/text';
import { accountDataText } from '../../text/profile/accountData.en';
import { settingsText } from '../../text/profile/settings.en';

const text = textOf(settingsText);
const { deletion } = textOf(accountDataText);

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend({ auth: { signIn: ['anonymous'] } });
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => testBackend.signOut());
afterAll(() => testBackend.stop());

async function open(name: string, emailVerified = true) {
  const user = await testBackend.signIn({ name, displayName: 'Ada', emailVerified });
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
const account = (uid: string) => testBackend.backend.auth.admin.getAccount(uid);
const signIn = async (email: string, password: string) =>
  (await import('@lectern/shared/firebase/auth')).signIn(email, password);

test('name and profile are checked and saved twice, and the account and its reviews take over the name', async () => {
  const at = new Date('2026-03-04T10:00:00Z');
  const review = { uid: 'ada', rating: 5, text: 'Good.', authorName: 'Ada', createdAt: at, updatedAt: at };
  testBackend.seed({ 'courses/bread/reviews/ada': review, 'courses/bread/reviews/bea': { ...review, uid: 'bea' } });
  const { person, isHeld } = await open('ada');
  const profile = form(text.profile.form);
  const name = profile.getByRole('textbox', { name: /^Name/ });
  await person.clear(name);
  await person.type(name, 'A');
  await person.click(profile.getByRole('button', { name: text.profile.addLink }));
  await person.type(profile.getByRole('textbox', { name: text.profile.link(1) }), 'http://ada.example');
  expect(isHeld()).toBe(true);
  await person.click(profile.getByRole('button', { name: text.save }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription(expect.stringContaining(text.profile.nameFault));
  expect(profile.getByRole('textbox', { name: text.profile.link(1) })).toHaveAccessibleDescription(
    text.profile.linkFault,
  );
  await person.type(name, 'da Lovelace ');
  await person.clear(profile.getByRole('textbox', { name: text.profile.link(1) }));
  await person.type(profile.getByRole('textbox', { name: text.profile.link(1) }), 'https://ada.example');
  await person.type(profile.getByRole('textbox', { name: /Headline/ }), 'Baker');
  await person.click(profile.getByRole('radio', { name: /Everybody/ }));
  await person.click(profile.getByRole('button', { name: text.save }));
  await profile.findByText(text.saved);
  expect(await readProfile('ada')).toMatchObject({
    displayName: 'Ada Lovelace',
    headline: 'Baker',
    bio: '',
    links: ['https://ada.example'],
    visibility: 'public',
    avatar: null,
  });
  expect(account('ada')?.displayName).toBe('Ada Lovelace');
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  const readReview = (uid: string) => getDocument(`courses/bread/reviews/${uid}`, parseReview);
  expect(await readReview('ada')).toMatchObject({ authorName: 'Ada Lovelace', text: 'Good.', updatedAt: at });
  expect(await readReview('bea')).toMatchObject({ authorName: 'Ada' });
  expect(isHeld()).toBe(false);
  await person.click(profile.getByRole('button', { name: text.profile.removeLink(1) }));
  await person.click(profile.getByRole('button', { name: text.save }));
  await waitFor(async () => expect((await readProfile('ada'))?.links).toEqual([]));
});

test('a new password follows the rules of signing up and needs the current one', async () => {
  const { person } = await open('bea');
  await person.click(screen.getByRole('button', { name: text.newPassword.change }));
  const password = form(text.newPassword.form);
  const current = password.getByLabelText(/Current password/);
  const next = password.getByLabelText(/New password/);
  expect(current).toHaveFocus();
  const submit = password.getByRole('button', { name: text.newPassword.change });
  for (const [given, fault] of [
    ['seven77', text.newPassword.faults.short],
    ['password1', text.newPassword.faults.common],
    ['bea@lectern.example', text.newPassword.faults.address],
  ] as const) {
    await person.clear(next);
    await person.type(next, given);
    await person.click(submit);
    expect(next).toHaveAccessibleDescription(expect.stringContaining(fault));
  }
  expect(current).toHaveAccessibleDescription(text.passwordMissing);
  await person.type(current, 'not the password');
  await person.clear(next);
  await person.type(next, 'quite another phrase');
  await person.click(submit);
  await waitFor(() => expect(current).toHaveAccessibleDescription(text.wrongPassword));
  expect(next).toHaveValue('quite another phrase');
  await person.clear(current);
  await person.type(current, testBackend.password);
  await person.click(submit);
  expect(await screen.findByText(text.newPassword.done)).toBeVisible();
  await expect(signIn('bea@lectern.example', testBackend.password)).rejects.toMatchObject({ kind: 'credentials' });
  expect(await signIn('bea@lectern.example', 'quite another phrase')).toMatchObject({ uid: 'bea' });
});

test('a new address takes effect through the link sent to it', async () => {
  const { person } = await open('cem');
  await person.click(screen.getByRole('button', { name: text.email.change }));
  const email = form(text.email.form);
  const address = email.getByRole('textbox', { name: /New e-mail address/ });
  await person.type(address, 'cem@lectern.example');
  await person.click(email.getByRole('button', { name: text.email.send }));
  expect(address).toHaveAccessibleDescription(text.email.same);
  await person.clear(address);
  await person.type(address, 'cem@new.example');
  await person.type(email.getByLabelText(/Your password/), 'not the password');
  await person.click(email.getByRole('button', { name: text.email.send }));
  await waitFor(() => expect(email.getByLabelText(/Your password/)).toHaveAccessibleDescription(text.wrongPassword));
  await person.clear(email.getByLabelText(/Your password/));
  await person.type(email.getByLabelText(/Your password/), testBackend.password);
  await person.click(email.getByRole('button', { name: text.email.send }));
  expect(await screen.findByText(text.email.sent('cem@new.example'))).toBeVisible();
  expect(document.activeElement).toHaveTextContent(text.email.sentTitle);
  expect(account('cem')?.email).toBe('cem@lectern.example');
  const { applyEmailCode } = await import('@lectern/shared/firebase/auth');
  await applyEmailCode(new URL(testBackend.mail('cem@new.example').link ?? '').searchParams.get('oobCode') ?? '');
  expect(account('cem')?.email).toBe('cem@new.example');
});

test.each([
  [text.newPassword.change, text.newPassword.form],
  [text.email.change, /./],
])('"%s" has the focus again once its form is closed', async (name, label) => {
  const { person } = await open('ida');
  await person.click(screen.getByRole('button', { name }));
  const forms = screen.getAllByRole('form', { name: label });
  await person.click(
    within(
      forms.find((each) => within(each).queryByRole('button', { name: text.email.cancel })) ?? document.body,
    ).getByRole('button', { name: text.email.cancel }),
  );
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test('an unconfirmed address can be sent its confirmation again', async () => {
  const { person } = await open('dan', false);
  await person.click(screen.getByRole('button', { name: text.email.resend }));
  expect(await screen.findByText(text.email.resent)).toBeVisible();
  expect(testBackend.mail('dan@lectern.example').kind).toBe('VERIFY_EMAIL');
});

test('captions and speed are saved at once, in the account and on this device', async () => {
  const { person } = await open('eve');
  await person.click(await screen.findByRole('checkbox', { name: text.watching.captions }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: text.watching.captions })).toBeChecked());
  await screen.findByText(text.saved);
  await person.selectOptions(screen.getByRole('combobox', { name: text.watching.speed }), text.watching.speeds(1.5));
  const stored = () => JSON.stringify(testBackend.backend.firestore.admin.get('users/eve')?.fields);
  await waitFor(() => expect(stored()).toMatch(/"speed":\{"doubleValue":1.5\}/));
  expect(stored()).toMatch(/"on":\{"booleanValue":true\}/);
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('lectern.player') ?? '{}')).toMatchObject({
      speed: 1.5,
      captions: { on: true },
    }),
  );
});

test('theme and motion are stored on this device', async () => {
  const { person, choose } = await open('fay');
  await person.click(screen.getByRole('radio', { name: text.appearance.themes.dark }));
  expect(choose).toHaveBeenCalledWith('dark');
  await person.click(screen.getByRole('checkbox', { name: new RegExp(text.appearance.motion) }));
  expect(document.documentElement.dataset.motion).toBe('reduced');
  await person.click(screen.getByRole('checkbox', { name: new RegExp(text.appearance.motion) }));
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test('the account is deleted with the right password only, and a page confirms it', async () => {
  const { person, location, announced } = await open('gil');
  await person.click(screen.getByRole('button', { name: deletion.start }));
  const dialog = within(screen.getByRole('dialog', { name: deletion.title }));
  const confirm = dialog.getByRole('button', { name: deletion.confirm });
  await person.click(confirm);
  expect(dialog.getByLabelText(/Your password/)).toHaveAccessibleDescription(text.passwordMissing);
  expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(deletion.notUnderstood);
  expect(dialog.getByLabelText(/Your password/)).toHaveFocus();
  await person.click(dialog.getByRole('checkbox'));
  await person.type(dialog.getByLabelText(/Your password/), 'not the password');
  await person.click(confirm);
  await waitFor(() => expect(dialog.getByLabelText(/Your password/)).toHaveAccessibleDescription(text.wrongPassword));
  expect(account('gil')).not.toBeNull();
  await person.clear(dialog.getByLabelText(/Your password/));
  await person.type(dialog.getByLabelText(/Your password/), testBackend.password);
  await person.click(confirm);
  await waitFor(() => expect(location()).toBe('/warning?code=account-deleted'));
  expect(account('gil')).toBeNull();
  expect(announced).toContain(deletion.done);
});

test('a guest is offered an account, no forms of an address that is missing, and deletes everything', async () => {
  const user = await (await import('@lectern/shared/firebase/auth')).signInAsGuest();
  const { person, location } = renderScreen(<ProfileScreen />, { path: '/profile?tab=settings', user });
  await screen.findByRole('textbox', { name: /^Name/ });
  const signUp = screen.getByRole('link', { name: text.guest.signUp });
  expect(signUp).toHaveAttribute('href', '/sign_up?next=%2Fprofile%3Ftab%3Dsettings');
  for (const name of [text.email.change, text.newPassword.change, text.newPassword.unknown])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('region', { name: text.sections.notifications })).toBeNull();
  await person.click(screen.getByRole('button', { name: deletion.start }));
  const dialog = within(screen.getByRole('dialog', { name: deletion.title }));
  expect(dialog.queryByLabelText(/password/i)).toBeNull();
  await person.click(dialog.getByRole('checkbox'));
  await person.click(dialog.getByRole('button', { name: deletion.confirm }));
  await waitFor(() => expect(location()).toBe('/warning?code=account-deleted'));
  expect(account(user.uid)).toBeNull();
});

test('an account without a password gets a link to choose one', async () => {
  const { person } = await open('kim');
  await person.click(screen.getByRole('button', { name: text.newPassword.unknown }));
  expect(await screen.findByText(text.newPassword.sent('kim@lectern.example'))).toBeVisible();
  expect(testBackend.mail('kim@lectern.example').link).toContain('resetPassword');
});

test('an interrupted deletion can be finished', async () => {
  localStorage.setItem('lectern.deletion', 'hal');
  await open('hal');
  expect(screen.getByText(deletion.resumeTitle)).toBeVisible();
  expect(screen.getByRole('button', { name: deletion.resumeStart })).toBeVisible();
});
