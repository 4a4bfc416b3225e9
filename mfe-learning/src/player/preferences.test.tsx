beforeEach(() => {
  localStorage.clear();
  jest.resetModules();
});

const load = () => import('./preferences');

test('what is chosen is kept for the next visit, and told', async () => {
  const first = await load();
  const changed = jest.fn();
  const stop = first.onPreferences(changed);
  first.savePreferences({ speed: 1.5, volume: 0.4 });
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  jest.resetModules();
  const { getPreferences } = await load();
  expect(getPreferences()).toMatchObject({ speed: 1.5, volume: 0.4, shortcuts: true });
});

test('what is kept in another form counts for nothing', async () => {
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

test('a device that keeps nothing still does as told', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { getPreferences, savePreferences } = await load();
  savePreferences({ isMuted: true });
  expect(getPreferences().isMuted).toBe(true);
  jest.restoreAllMocks();
});
