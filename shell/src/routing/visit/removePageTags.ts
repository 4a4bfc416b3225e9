/** Selector of the tags that describe the page's first screen: canonical address, description, picture, JSON-LD. */
const TAGS =
  'link[rel=canonical], meta[name=description], meta[property^="og:"], meta[name^="twitter:"], ' +
  'script[type="application/ld+json"]';

/**
 * Removes the tags that describe the first screen, for when another one is shown. Browsers share the canonical address
 * if there is one (RFC 6596), and would share the first screen's from every other. Crawlers request a page for each
 * screen.
 */
export function removePageTags(): void {
  document.head.querySelectorAll(TAGS).forEach((tag) => tag.remove());
}
