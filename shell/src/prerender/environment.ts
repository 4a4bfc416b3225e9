import { SearchParams } from './searchParams';

/** Stands for the origin of the page, which only browsers know. */
const ORIGIN = 'https://page.invalid';

/** An address on this origin that needs no normalisation: no dot segments, and only letters that addresses may hold. */
const PLAIN = /^(\/(?!\/|.*\/\.)[\w\-.~!$&'()*+,;=:@%/]*)(\?[\w\-.~!$&'()*+,;=:@%/?]*)?(#[\w\-.~!$&'()*+,;=:@%/?]*)?$/;

/**
 * `URL` for plain paths of the page's origin. Others have no parts: screens then render as without the address. The
 * router creates one of an absolute address while it is evaluated.
 */
class PlainUrl {
  readonly origin: string = '';
  readonly pathname: string = '';
  readonly search: string = '';
  readonly hash: string = '';
  constructor(
    readonly href: string,
    base?: string,
  ) {
    const [, pathname, search = '', hash = ''] = PLAIN.exec(href) ?? [];
    if (base !== undefined && pathname !== undefined) Object.assign(this, { origin: base, pathname, search, hash });
  }
}

const started = Date.now();

/**
 * Interfaces of browsers that libraries expect while they are evaluated or render. The engine that runs `server.js` has
 * the language alone: no timers, no network, nothing of Node. Import this module before any other.
 */
const BROWSER = {
  URL: PlainUrl,
  location: { origin: ORIGIN, hash: '' },
  URLSearchParams: SearchParams,
  AbortController: class {
    readonly signal = { aborted: false, addEventListener: doNothing, removeEventListener: doNothing };
    abort(): void {
      this.signal.aborted = true;
    }
  },
  // Nothing is aborted: a file is there or it is not.
  AbortSignal: { any: ([first]: readonly object[]) => first, timeout: () => ({ aborted: false }) },
  // Rendering waits for no time to pass: what a timer would do belongs to the browser.
  setTimeout: () => 0,
  clearTimeout: doNothing,
  setInterval: () => 0,
  clearInterval: doNothing,
  queueMicrotask: (task: () => void) => void Promise.resolve().then(task),
  // Ages of data that modules keep from page to page.
  performance: { now: () => Date.now() - started },
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
