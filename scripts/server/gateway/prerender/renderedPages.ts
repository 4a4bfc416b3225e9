import { setTimeout as wait } from 'node:timers/promises';
import { compressedText, type CompressedText } from '../http/representation';
import { ByteMap } from '../ByteMap';

/** A page with its content, and the policy that allows its styles. */
export type RenderedPage = { text: CompressedText; policy: string };

/** Pages with rendered content, by their keys. */
export type RenderedPages = {
  /** Returns the page when it is in memory. */
  cached: (key: string) => RenderedPage | null;
  /**
   * Resolves to the page within 250 ms; null when `render` resolves to null or takes longer. A late page is cached for
   * the next request. Requests at the same time share one rendering.
   */
  pageOf: (key: string, render: () => Promise<{ html: string; policy: string } | null>) => Promise<RenderedPage | null>;
};

/** Milliseconds that a page waits for its content. */
const PAGE_LIMIT_MS = 250;
/** Bytes of all pages in memory before compression, of which each is also cached compressed. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Compression of a page at first, and of one that is requested again: with its styles inside, the highest level saves a
 * kilobyte and takes a tenth of a second.
 */
const EFFORT = 9;
const EFFORT_LATER = 11;

/** Creates an empty cache. */
export function createRenderedPages(): RenderedPages {
  const pages = new ByteMap<RenderedPage>(MAX_BYTES);
  const jobs = new Map<string, Promise<RenderedPage | null>>();
  const start = (key: string, render: Parameters<RenderedPages['pageOf']>[1]): Promise<RenderedPage | null> => {
    const job = render()
      .then((made) => {
        if (!made) return null;
        const page = { text: compressedText(made.html, EFFORT, EFFORT_LATER), policy: made.policy };
        pages.set(key, page, Buffer.byteLength(made.html));
        return page;
      })
      .finally(() => jobs.delete(key));
    jobs.set(key, job);
    return job;
  };
  return {
    cached: (key) => pages.get(key) ?? null,
    pageOf: (key, render) =>
      Promise.race([jobs.get(key) ?? start(key, render), wait(PAGE_LIMIT_MS, null, { ref: false })]),
  };
}
