import { SearchParams } from './searchParams';

/**
 * Interfaces of browsers that libraries expect while they are evaluated or render. The engine that runs `server.js` has
 * the language alone: no timers, no network, nothing of Node. Import this module before any other.
 */
const BROWSER = {
  // The router creates one while it is evaluated. Nothing that renders parses an absolute address.
  URL: class {
    constructor(readonly href: string) {}
  },
  URLSearchParams: SearchParams,
  AbortController: class {
    readonly signal = { aborted: false, addEventListener: doNothing, removeEventListener: doNothing };
    abort(): void {
      this.signal.aborted = true;
    }
  },
  // Rendering waits for no time to pass: what a timer would do belongs to the browser.
  setTimeout: () => 0,
  clearTimeout: doNothing,
  setInterval: () => 0,
  clearInterval: doNothing,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  // Screens ask whether there is one, to choose between two first renders.
  IntersectionObserver: doNothing,
  addEventListener: doNothing,
  removeEventListener: doNothing,
};

function doNothing(): void {
  // There are no events.
}

for (const [name, value] of Object.entries(BROWSER))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
