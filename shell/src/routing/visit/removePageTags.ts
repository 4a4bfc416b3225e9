/**
 * Tags that describe the screen which the page's HTML was made for: canonical address, description, picture, JSON-LD.
 */
const TAGS =
  'link[rel=canonical], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], ' +
  'script[type="application/ld+json"]';

/**
 * Removes the tags that describe another screen than the one shown. A browser shares the canonical address where there
 * is one (RFC 6596), and would share the first page from every other. Crawlers get their own page of each screen.
 */
export function removePageTags(): void {
  document.head.querySelectorAll(TAGS).forEach((tag) => tag.remove());
}
