import { restoreScroll } from './restoreScroll';

let height = 0;
let notifyResize: () => void = () => undefined;
const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  height = 500;
  Object.assign(globalThis, { scrollTo: scrolled, innerHeight: 400 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => height });
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      notifyResize = () => listener([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      notifyResize = () => undefined;
    }
  };
});
afterEach(() => jest.useRealTimers());

function grow(to: number): void {
  height = to;
  notifyResize();
}

test('scrolls as soon as the page is tall enough', () => {
  restoreScroll(900);
  grow(1_200);
  expect(scrolled).not.toHaveBeenCalled();
  grow(1_300);
  expect(scrolled).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
});

test('never scrolls a page that stays too short', () => {
  restoreScroll(900);
  jest.advanceTimersByTime(10_000);
  grow(2_000);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'keydown'])('leaves the page alone after %s', (kind) => {
  restoreScroll(900);
  dispatchEvent(new Event(kind));
  grow(2_000);
  expect(scrolled).not.toHaveBeenCalled();
});

test('does nothing once it is cancelled', () => {
  restoreScroll(900)();
  grow(2_000);
  jest.advanceTimersByTime(10_000);
  expect(scrolled).not.toHaveBeenCalled();
});
