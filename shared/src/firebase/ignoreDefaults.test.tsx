test('a cookie does not choose the host of the backend', async () => {
  const defaults = { emulatorHosts: { storage: 'elsewhere.example:80' } };
  document.cookie = `__FIREBASE_DEFAULTS__=${btoa(JSON.stringify(defaults))}`;
  const { connectFirebase, disconnectFirebase, requireConnection } = await import('./app');
  const { getStorage } = await import('firebase/storage');
  const project = { apiKey: 'key', authDomain: 'site.example', appId: 'app', projectId: 'p', storageBucket: 'b' };
  await connectFirebase({ kind: 'hosted', ...project }, 'https://site.example');
  expect(getStorage(requireConnection().app)).toMatchObject({ host: 'firebasestorage.googleapis.com' });
  await disconnectFirebase();
});
