import { act, screen, waitFor, within } from '@testing-library/react';
import { parseProfile } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import ProfileScreen from '../../screens/ProfileScreen';
import { textOf } from '@lectern/shared/text';
import { goalText } from '../../text/profile/goal.en';
import { settingsText } from '../../text/profile/settings.en';

const text = textOf(settingsText);

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  return testBackend.signOut();
});
afterAll(() => testBackend.stop());

async function open(name: string) {
  const user = await testBackend.signIn({ name, displayName: 'Ada' });
  const rendered = renderScreen(<ProfileScreen />, { path: '/profile?tab=settings', user });
  await screen.findByRole('textbox', { name: /^Name/ });
  return rendered;
}
const form = (name: string) => within(screen.getByRole('form', { name }));

/** Holds the next write until `release` is called; `written` counts the writes that have been answered. */
function holdNextWrite() {
  const { fetch } = globalThis;
  const calls = { asked: 0, written: 0, release: (): void => undefined };
  const held = new Promise<void>((resolve) => (calls.release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const url = typeof asked === 'string' ? asked : 'url' in asked ? asked.url : asked.href;
    if (!url.includes(':commit')) return fetch(asked, init);
    calls.asked += 1;
    if (calls.asked === 1) await held;
    const answer = await fetch(asked, init);
    calls.written += 1;
    return answer;
  });
  return calls;
}

test('text typed while the profile is being saved does not count as saved, and guards against leaving', async () => {
  const { person, isHeld } = await open('lia');
  const profile = form(text.profile.form);
  await person.type(profile.getByRole('textbox', { name: /Headline/ }), 'Baker');
  const write = holdNextWrite();
  await person.click(profile.getByRole('button', { name: text.save }));
  await waitFor(() => expect(write.asked).toBe(1));
  await person.type(profile.getByRole('textbox', { name: /About you|Bio/i }), 'Rye.');
  write.release();
  await waitFor(() =>
    expect(profile.getByRole('button', { name: text.save })).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(await getDocument('profiles/lia', parseProfile)).toMatchObject({ headline: 'Baker', bio: '' });
  expect(isHeld()).toBe(true);
  expect(profile.queryByText(text.saved)).toBeNull();
});

test('an edited profile is there again after a visit to another page, until it is saved', async () => {
  const { person, unmount } = await open('ria');
  await person.type(form(text.profile.form).getByRole('textbox', { name: /Headline/ }), 'Baker');
  unmount();
  const again = await open('ria');
  const profile = form(text.profile.form);
  expect(profile.getByRole('textbox', { name: /Headline/ })).toHaveValue('Baker');
  expect(again.isHeld()).toBe(true);
  await again.person.click(profile.getByRole('button', { name: text.save }));
  await profile.findByText(text.saved);
  expect(sessionStorage).toHaveLength(0);
});

test('what another device changed is shown in untouched fields, and not overwritten by a save', async () => {
  const at = new Date('2026-03-04T10:00:00Z');
  const stored = { displayName: 'Ada', bio: '', avatar: null, links: [], visibility: 'private' };
  const seed = (headline: string) =>
    testBackend.seed({ 'profiles/tom': { ...stored, headline, createdAt: at, updatedAt: at } });
  seed('Baker');
  const { person } = await open('tom');
  const profile = form(text.profile.form);
  const headline = profile.getByRole('textbox', { name: /Headline/ });
  const bio = profile.getByRole('textbox', { name: /About you|Bio/i });
  await person.type(bio, 'Rye.');
  seed('Miller');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(headline).toHaveValue('Miller'));
  expect(bio).toHaveValue('Rye.');
  seed('Farmer');
  await person.click(profile.getByRole('button', { name: text.save }));
  await profile.findByText(text.saved);
  expect(await getDocument('profiles/tom', parseProfile)).toMatchObject({ headline: 'Farmer', bio: 'Rye.' });
});

test('two quick choices of mails are stored in their order', async () => {
  const { person } = await open('max');
  const box = (kind: 'answer' | 'refund') => screen.findByRole('checkbox', { name: text.mail.kinds[kind] });
  await box('refund');
  const write = holdNextWrite();
  await person.click(await box('answer'));
  await waitFor(() => expect(write.asked).toBe(1));
  await person.click(await box('refund'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  write.release();
  await waitFor(() => expect(write.written).toBe(2));
  const stored = JSON.stringify(testBackend.backend.firestore.admin.get('users/max/settings/mail')?.fields);
  expect(stored).toContain('answer');
  expect(stored).toContain('refund');
});

test('a daily goal that is switched twice is stored as it was switched last', async () => {
  const { person } = await open('noa');
  const isOn = await screen.findByRole<HTMLInputElement>('checkbox', { name: textOf(goalText).isOn });
  const { checked } = isOn;
  const write = holdNextWrite();
  await person.click(isOn);
  await waitFor(() => expect(write.asked).toBe(1));
  await person.click(screen.getByRole('checkbox', { name: textOf(goalText).isOn }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  write.release();
  await waitFor(() => expect(write.written).toBe(2));
  const stored = JSON.stringify(testBackend.backend.firestore.admin.get('users/noa/settings/goal')?.fields);
  expect(stored).toContain(`"isOn":{"booleanValue":${String(checked)}}`);
});
