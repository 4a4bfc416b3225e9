import { AsyncLocalStorage } from 'node:async_hooks';

test('the storages of a test file are off once the next one begins', () => {
  const storage = new AsyncLocalStorage<string>();
  storage.enterWith('of this file');
  expect(storage.getStore()).toBe('of this file');
  jest.isolateModules(() => jest.requireActual('./disableStorages.cjs'));
  expect(storage.getStore()).toBeUndefined();
});

test('a storage still works', async () => {
  const storage = new AsyncLocalStorage<string>();
  await storage.run('inside', async () => {
    await Promise.resolve();
    expect(storage.getStore()).toBe('inside');
  });
  expect(storage.getStore()).toBeUndefined();
});
