import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { fullAccount, findTraces } from '../testBed';
import { deleteAccountWithData, type DeletionProgress } from './deleteAccountWithData';
import { wasDeletionStarted } from './interruptedDeletion';

let testBackend: TestBackend;
beforeEach(async () => {
  // Each test has its own backend: the id of a deleted account is never free again.
  testBackend = await startTestBackend();
  localStorage.clear();
  await testBackend.signIn('ada');
  testBackend.seed({ ...fullAccount('ada'), ...fullAccount('eve') });
  await testBackend.backend.storage.admin.put('lectern', 'avatars/ada/a.png', 'picture', { contentType: 'image/png' });
  await testBackend.backend.storage.admin.put('lectern', 'avatars/ada/orphan.png', 'picture', {
    contentType: 'image/png',
  });
});
afterEach(() => testBackend.stop());

const RECORDS = ['customers/ada/payments/paid', 'customers/ada/refund_requests/paid'];
const account = () => testBackend.backend.auth.admin.getAccount('ada');

test('payment records stay, and nothing else in any collection', async () => {
  localStorage.setItem('lectern.pen', 'draft');
  localStorage.setItem('lectern.theme', 'dark');
  const others = findTraces(testBackend, 'eve');
  const reported: DeletionProgress[] = [];
  await deleteAccountWithData('ada', testBackend.password, (progress) => reported.push(progress));
  expect(findTraces(testBackend, 'ada')).toEqual(RECORDS);
  expect(account()).toBeNull();
  expect(findTraces(testBackend, 'eve')).toEqual(others);
  expect(reported.at(-1)).toEqual({ step: 'account' });
  expect(Object.keys(localStorage)).toEqual(['lectern.theme']);
});

test('the client removes everything that the rules allow, as hosted Firebase deletes nothing by itself', async () => {
  const { deleteOwnData } = await import('./deleteOwnData');
  let removed = 0;
  await deleteOwnData('ada', (count) => {
    removed = count;
  });
  expect(findTraces(testBackend, 'ada')).toEqual([
    'customers/ada/checkout_sessions/n~p',
    ...RECORDS,
    'reports/review~bread~cy~ada',
    'users/ada/pace/posts',
  ]);
  expect(account()).not.toBeNull();
  expect(removed).toBeGreaterThan(10);
});

test('a wrong password changes nothing', async () => {
  const before = findTraces(testBackend, 'ada');
  await expect(deleteAccountWithData('ada', 'not the password', () => undefined)).rejects.toMatchObject({
    kind: 'credentials',
  });
  expect(findTraces(testBackend, 'ada')).toEqual(before);
  expect(wasDeletionStarted('ada')).toBe(false);
});

test('an interrupted deletion is remembered and can be continued', async () => {
  testBackend.seed(
    Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`users/ada/notes/many${index}`, { text: 'x' }])),
  );
  const cut = (): void => {
    throw new Error('the tab was closed');
  };
  await expect(
    deleteAccountWithData('ada', testBackend.password, (progress) => {
      if (progress.step === 'data' && progress.removed > 300) cut();
    }),
  ).rejects.toThrow('the tab was closed');
  expect(wasDeletionStarted('ada')).toBe(true);
  expect(wasDeletionStarted('eve')).toBe(false);
  expect(account()).not.toBeNull();
  expect(findTraces(testBackend, 'ada').length).toBeGreaterThan(100);
  await deleteAccountWithData('ada', testBackend.password, () => undefined);
  expect(findTraces(testBackend, 'ada')).toEqual(RECORDS);
  expect(account()).toBeNull();
  expect(wasDeletionStarted('ada')).toBe(false);
});
