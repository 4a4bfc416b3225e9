import { waitFor } from '@testing-library/react';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { createAccountSource } from './accountSource';
import { createConnection } from './connection';
import type { Accounts, SessionSource } from './SessionSource';

let testBackend: TestBackend;
beforeEach(async () => {
  testBackend = await startTestBackend();
});
afterEach(async () => {
  await testBackend.stop();
  localStorage.clear();
});

const facade = (): Promise<Accounts> => import('@lectern/shared/firebase/auth');
const immediately = (task: () => void): void => task();
const ADA = {
  uid: 'ada',
  email: 'ada@lectern.example',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const leaveMarker = (profile: object | null): void => {
  localStorage.setItem('lectern.session', '1');
  if (profile) localStorage.setItem('lectern.account', JSON.stringify(profile));
};
const until = (source: SessionSource, state: object): Promise<void> =>
  waitFor(() => expect(source.current()).toMatchObject(state));

test('without a marker the visitor is signed out, and the SDK loads when the page is idle', async () => {
  const tasks: (() => void)[] = [];
  const load = jest.fn(facade);
  const source = createAccountSource(load, (task) => tasks.push(task));
  expect(source.current()).toEqual({ status: 'signed-out', hasEnded: false });
  expect(load).not.toHaveBeenCalled();
  tasks[0]?.();
  expect(load).toHaveBeenCalledTimes(1);
  await testBackend.signIn('ada');
  await until(source, { status: 'signed-in', user: { uid: 'ada' } });
});

test('the marker follows the session', async () => {
  const source = createAccountSource(facade, immediately);
  const listener = jest.fn();
  const stop = source.subscribe(listener);
  await testBackend.signIn({ name: 'ada', displayName: 'Ada', roles: ['teacher'] });
  await until(source, { status: 'signed-in', isRemembered: false, user: { displayName: 'Ada', roles: ['teacher'] } });
  expect(localStorage.getItem('lectern.session')).toBe('1');
  expect(JSON.parse(localStorage.getItem('lectern.account') ?? '')).toMatchObject({
    uid: 'ada',
    email: 'ada@lectern.example',
  });
  await source.signOut();
  await until(source, { status: 'signed-out', hasEnded: false });
  expect(localStorage).toHaveLength(0);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('with a marker the session is pending; a lost session has ended, until acknowledged', async () => {
  leaveMarker(ADA);
  const source = createAccountSource(facade);
  expect(source.current()).toEqual({ status: 'pending' });
  await until(source, { status: 'signed-out', hasEnded: true });
  expect(localStorage.getItem('lectern.session')).toBeNull();
  source.acknowledge();
  expect(source.current()).toEqual({ status: 'signed-out', hasEnded: false });
});

test('a sign-out in another tab is deliberate', async () => {
  const source = createAccountSource(facade, immediately);
  await testBackend.signIn('ada');
  await until(source, { status: 'signed-in' });
  localStorage.clear();
  testBackend.backend.auth.admin.deleteAccount('ada');
  source.retry();
  await until(source, { status: 'signed-out', hasEnded: false });
});

test('a revoked session has ended', async () => {
  const source = createAccountSource(facade, immediately);
  await testBackend.signIn('ada');
  await until(source, { status: 'signed-in' });
  testBackend.backend.auth.admin.disable('ada');
  source.retry();
  await until(source, { status: 'signed-out', hasEnded: true });
});

test('while the service is unreachable, uses the remembered user without roles, until reconnected', async () => {
  leaveMarker({ ...ADA, roles: ['admin'] });
  let isDown = true;
  const source = createAccountSource(() =>
    isDown ? Promise.reject(new Error('Loading chunk 548 failed.')) : facade(),
  );
  await until(source, { status: 'signed-in', isRemembered: true, user: ADA });
  await expect(source.signOut()).rejects.toThrow('Loading chunk');
  expect(localStorage.getItem('lectern.session')).toBe('1');
  isDown = false;
  await testBackend.signIn('ada');
  window.dispatchEvent(new Event('online'));
  await until(source, { status: 'signed-in', isRemembered: false });
});

test.each([null, { uid: 5 }, 'text'])('without a usable profile the session is unreachable: %j', async (profile) => {
  leaveMarker(null);
  if (profile) localStorage.setItem('lectern.account', typeof profile === 'string' ? profile : JSON.stringify(profile));
  let tries = 0;
  const source = createAccountSource(() => Promise.reject(new Error(`try ${String(++tries)}`)));
  await until(source, { status: 'unreachable' });
  source.retry();
  expect(source.current()).toEqual({ status: 'pending' });
  await until(source, { status: 'unreachable' });
  expect(tries).toBe(2);
});

test('the SDK loads at once after a sign-in in another tab', () => {
  const load = jest.fn(facade);
  createAccountSource(load, () => undefined);
  window.dispatchEvent(new StorageEvent('storage', { key: 'lectern.session', newValue: null }));
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'lectern.session', newValue: '1' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('the account stays while the backend does not answer', async () => {
  const source = createAccountSource(facade, immediately);
  await testBackend.signIn('ada');
  await until(source, { status: 'signed-in' });
  await testBackend.kill();
  source.retry();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(source.current()).toMatchObject({ status: 'signed-in', user: { uid: 'ada' } });
});

test('connects once, before the first façade resolves', async () => {
  await testBackend.backend.auth.admin.createAccount({
    uid: 'eve',
    email: 'eve@lectern.example',
    password: testBackend.password,
  });
  const connect = createConnection(
    { kind: 'local', projectId: testBackend.projectId, storageBucket: 'lectern' },
    testBackend.url,
  );
  const [{ signIn }, { getDocument }] = await Promise.all([
    connect(facade),
    connect(() => import('@lectern/shared/firebase/documents')),
  ]);
  await signIn('eve@lectern.example', testBackend.password);
  expect(await getDocument('users/eve', () => 'found')).toBeNull();
  await expect(connect(() => Promise.reject(new Error('no chunk')))).rejects.toThrow('no chunk');
});
