beforeEach(() => {
  localStorage.clear();
  jest.resetModules();
});

const load = () => import('./preferences');

test('changed preferences are stored for the next visit, and listeners are notified', async () => {
  const first = await load();
  const changed = jest.fn();
  const stop = first.onPreferencesChange(changed);
  first.savePreferences({ speed: 1.5, volume: 0.4 });
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  jest.resetModules();
  const { getPreferences } = await load();
  expect(getPreferences()).toMatchObject({ speed: 1.5, volume: 0.4, shortcuts: true });
});

test('stored fields of the wrong form are replaced by defaults', async () => {
  localStorage.setItem(
    'lectern.player',
    JSON.stringify({
      speed: 40,
      volume: '1',
      isMuted: true,
      captions: { on: 'yes', language: 5, size: 'huge' },
      shortcuts: false,
    }),
  );
  const { getPreferences } = await load();
  expect(getPreferences()).toMatchObject({
    speed: 1,
    volume: 1,
    isMuted: true,
    captions: { on: false, language: null, size: 'medium' },
    shortcuts: false,
  });
});

test('where storage is full, preferences last as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { getPreferences, savePreferences } = await load();
  savePreferences({ isMuted: true });
  expect(getPreferences().isMuted).toBe(true);
  jest.restoreAllMocks();
});
