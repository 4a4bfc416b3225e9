import { waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { saveWatchingPreferences } from '../../data/accountPreferences';
import { getPreferences, savePreferences } from './preferences';
import { useAccountPreferences } from './useAccountPreferences';

const CAPTIONS = { on: true, language: 'fr', size: 'large' as const };
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
beforeEach(() => localStorage.clear());
afterAll(() => testBackend.stop());

function Player(): null {
  useAccountPreferences();
  return null;
}

/** Opens a player of the account `name`, whose captions are French and whose speed is 1. */
async function open(name: string) {
  const user = await testBackend.signIn(name);
  await saveWatchingPreferences(name, { captions: CAPTIONS, speed: 1 }, 'system');
  return renderScreen(<Player />, { user });
}
const stored = (name: string) => JSON.stringify(testBackend.backend.firestore.admin.get(`users/${name}`)?.fields.speed);

test.each(['ada', null])('an unsent choice of %s is not sent to another account, whose own applies', async (before) => {
  savePreferences({ speed: 2, unsavedOf: before });
  const { unmount } = await open('bo');
  await waitFor(() => expect(getPreferences()).toMatchObject({ speed: 1, captions: CAPTIONS, unsavedOf: null }));
  expect(stored('bo')).toContain('1');
  unmount();
});

test('an unsent choice of the account itself is sent', async () => {
  savePreferences({ speed: 2, unsavedOf: 'cy' });
  const { unmount } = await open('cy');
  await waitFor(() => expect(stored('cy')).toContain('2'));
  await waitFor(() => expect(getPreferences().unsavedOf).toBeNull());
  unmount();
});
