import { chooseMotion, followMotion, isMotionReduced } from '.';

afterEach(() => {
  localStorage.clear();
});
const shown = (): string | undefined => document.documentElement.dataset.motion;

test('the choice is stored, applied at once and on the next visit, and followed across tabs', () => {
  chooseMotion(true);
  expect([shown(), isMotionReduced()]).toEqual(['reduced', true]);
  delete document.documentElement.dataset.motion;
  followMotion();
  expect(shown()).toBe('reduced');
  dispatchEvent(new StorageEvent('storage', { key: 'lectern.motion', newValue: null }));
  expect(shown()).toBeUndefined();
  chooseMotion(true);
  chooseMotion(false);
  expect([shown(), isMotionReduced(), localStorage.length]).toEqual([undefined, false, 0]);
});
