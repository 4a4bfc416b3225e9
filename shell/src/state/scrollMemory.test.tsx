import { createScrollMemory } from './scrollMemory';

beforeEach(() => sessionStorage.clear());

function scrollDown(top: number): void {
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pagehide'));
}

/**
 * Opens a new document in the same tab, by the given type of navigation. Only an entry of the history that the router
 * has made before has an `idx`.
 */
function openDocument(path: string, way: 'navigate' | 'reload' | 'back_forward') {
  history.replaceState(way === 'navigate' ? null : { idx: 0 }, '', path);
  return createScrollMemory();
}

test('a page opened by its address starts at the top', () => {
  openDocument('/all-courses', 'navigate');
  scrollDown(900);
  expect(openDocument('/course/a/a', 'navigate').positionOf('default')).toBe(0);
  expect(openDocument('/all-courses', 'navigate').positionOf('default')).toBe(0);
});

test('the position survives a reload, and Back from another document', () => {
  openDocument('/all-courses', 'navigate');
  scrollDown(900);
  expect(openDocument('/all-courses', 'reload').positionOf('default')).toBe(900);
  openDocument('/course/a/a', 'navigate');
  scrollDown(40);
  expect(openDocument('/all-courses', 'back_forward').positionOf('default')).toBe(900);
});

test('each entry of the history has its own position', () => {
  const memory = openDocument('/', 'navigate');
  scrollDown(100);
  memory.follow('next');
  scrollDown(300);
  expect([memory.positionOf('default'), memory.positionOf('next'), memory.positionOf('other')]).toEqual([100, 300, 0]);
});
