/** Ends that a request may come to instead of its answer. */
const ENDS = ['missing', 'error', 'hang', 'html', 'abort'] as const;
type End = (typeof ENDS)[number];

/**
 * A fault of a response: `missing` 404, `error` 500, `hang` never sent, `html` an HTML page with status 200 instead,
 * `abort` a broken connection, `tamper` one byte more, `truncate` only the first half, `text` another content type, a
 * delay in milliseconds or a promise to await before the request is passed on, or a function that changes the text.
 */
export type Fault =
  | End
  | 'tamper'
  | 'truncate'
  | 'text'
  | { delay: number }
  | { until: Promise<void> }
  | { rewrite: (text: string) => string };

/**
 * A request that came through the proxy; times are milliseconds since 1970, `finish` and `status` null while there is
 * no answer. `refusal` is the text of the site's own answer where its status is 400 or above and it came uncompressed,
 * null otherwise.
 */
export type SeenRequest = {
  method: string;
  path: string;
  start: number;
  finish: number | null;
  status: number | null;
  refusal: string | null;
};

/** The faults of one site, and what was asked of it. */
export interface Faults {
  /**
   * Injects a fault for every request whose path and query match, until the returned function is called. Delays add up.
   */
  add(pattern: RegExp, fault: Fault): () => void;
  /**
   * Serves other code for a file of a release, with the integrity that fits it wherever a page learns of it. Resolves
   * once the site's pages name the file; rejects when they don't within ten seconds.
   */
  replaceFile(path: string, code: string): Promise<void>;
  clear(): void;
  /** All requests so far, or those that match. */
  requests(pattern?: RegExp): SeenRequest[];
}

export type Rule = { pattern: RegExp; fault: Fault };

/** The end that a request comes to instead of its own answer, if any; the first such rule counts. */
export function endOf(faults: readonly Fault[]): End | null {
  return faults.find(isEnd) ?? null;
}

const isEnd = (fault: Fault): fault is End => ENDS.some((end) => end === fault);

/** Returns the milliseconds by which to delay a request. */
export function delayOf(faults: readonly Fault[]): number {
  return faults.reduce((sum, fault) => sum + (typeof fault === 'object' && 'delay' in fault ? fault.delay : 0), 0);
}

/** Resolves once nothing holds a request back any more. */
export async function letGo(faults: readonly Fault[]): Promise<void> {
  for (const fault of faults) if (typeof fault === 'object' && 'until' in fault) await fault.until;
}

/**
 * Returns a function that applies all changes to the text of a response, in the order of the faults; null without any.
 */
export function rewriterOf(faults: readonly Fault[]): ((text: string) => string) | null {
  const steps = faults.flatMap((fault) => {
    if (fault === 'tamper') return [(text: string): string => `${text}\n`];
    if (fault === 'truncate') return [(text: string): string => text.slice(0, text.length / 2)];
    if (fault === 'text') return [(text: string): string => text];
    return typeof fault === 'object' && 'rewrite' in fault ? [fault.rewrite] : [];
  });
  return steps.length === 0 ? null : (text) => steps.reduce((current, step) => step(current), text);
}
