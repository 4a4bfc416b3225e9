import { chooseMotion, followMotion, isMotionReduced } from '.';

afterEach(() => {
  localStorage.clear();
});
const shown = (): string | undefined => document.documentElement.dataset.motion;

it('is kept, applied at once and when the page opens, and follows other tabs', () => {
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
