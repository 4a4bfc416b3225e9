import { createScrollMemory } from './scrollMemory';

beforeEach(() => sessionStorage.clear());

function scrollDown(top: number): void {
  Object.defineProperty(globalThis, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pagehide'));
}

/** A new document in the same tab, reached in one of the browser's ways. */
function openDocument(path: string, way: 'navigate' | 'reload' | 'back_forward') {
  history.replaceState(way === 'navigate' ? null : { idx: 0 }, '', path);
  return createScrollMemory();
}

test('starts a page at its top when it is opened by its address', () => {
  openDocument('/all-courses', 'navigate');
  scrollDown(900);
  expect(openDocument('/course/a/a', 'navigate').positionOf('default')).toBe(0);
  expect(openDocument('/all-courses', 'navigate').positionOf('default')).toBe(0);
});

test('keeps the position over a reload, and by Back from another document', () => {
  openDocument('/all-courses', 'navigate');
  scrollDown(900);
  expect(openDocument('/all-courses', 'reload').positionOf('default')).toBe(900);
  openDocument('/course/a/a', 'navigate');
  scrollDown(40);
  expect(openDocument('/all-courses', 'back_forward').positionOf('default')).toBe(900);
});

test('keeps a position for each entry of the history', () => {
  const memory = openDocument('/', 'navigate');
  scrollDown(100);
  memory.follow('next');
  scrollDown(300);
  expect([memory.positionOf('default'), memory.positionOf('next'), memory.positionOf('other')]).toEqual([100, 300, 0]);
});
