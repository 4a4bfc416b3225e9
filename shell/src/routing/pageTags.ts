/**
 * What the page's HTML says of the screen that it was made for: its address, description and picture for those who
 * share it, and its JSON-LD.
 */
const TAGS =
  'link[rel=canonical], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], ' +
  'script[type="application/ld+json"]';

/**
 * Takes the tags away that speak of another screen than the one that is shown: a browser shares the canonical address
 * where there is one (RFC 6596), and would share the first page from every other. Crawlers have their own page of each
 * screen.
 */
export function forgetPageTags(): void {
  document.head.querySelectorAll(TAGS).forEach((tag) => tag.remove());
}
