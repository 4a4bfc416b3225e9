import { parseProfile } from '@lectern/shared/domain';
import { getDocument } from '@lectern/shared/firebase/documents';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { fullAccount } from '../testBed';
import { saveAvatar } from './ownAvatar';

// jsdom's blobs can't be uploaded.
const mockStored = new Set<string>();
jest.mock('@lectern/shared/firebase/files', () => ({
  uploadFile: (path: string) => Promise.resolve(void mockStored.add(path)),
  deleteFile: (path: string) => Promise.resolve(void mockStored.delete(path)),
  listFiles: () => Promise.resolve([...mockStored]),
}));

jest.mock('@lectern/shared/firebase/auth', () => ({
  ...jest.requireActual<object>('@lectern/shared/firebase/auth'),
  changeAccount: () => Promise.reject(new Error('refused')),
}));

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());

test('the profile shows the earlier picture when the account refuses the new one', async () => {
  const user = await testBackend.signIn('ada');
  testBackend.seed(fullAccount('ada'));
  mockStored.add('avatars/ada/a.png');
  const backend = { kind: 'local', projectId: 'demo-lectern', storageBucket: 'lectern' } as const;
  const saving = saveAvatar(user, new Blob(['picture'], { type: 'image/webp' }), backend, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  await expect(saving).rejects.toThrow('refused');
  const profile = await getDocument('profiles/ada', parseProfile, { fresh: true });
  expect(profile?.avatar).toBe('avatars/ada/a.png');
  expect([...mockStored]).toEqual(['avatars/ada/a.png']);
});
