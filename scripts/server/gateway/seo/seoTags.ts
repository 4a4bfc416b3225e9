import { fileUrl, type BackendConfig } from '@lectern/shared/contract';
import { escapeHtml, jsonInHtml } from '../http/escapeHtml';
import type { PageFacts } from './seoFacts';
import { seoText } from './seoText';
import { siteText } from '../pages/siteText';

/** Where the page's tags say that it is: the site's public origin, and the backend that keeps its pictures. */
export type Place = { origin: string; backend: BackendConfig };

/**
 * Title, description and address of a page for search engines, and for previews of shared links (Open Graph, and what X
 * adds to it); JSON-LD for pages that have it. A page without a picture of its own has the site's. Addresses are
 * absolute, as those who read them ask. Sources: ogp.me; RFC 6596.
 */
export function seoTags(
  { title, description, path, image, structured }: PageFacts,
  { origin, backend }: Place,
): string[] {
  const head = [`<title>${escapeHtml(siteText.title(title))}</title>`, meta('name', 'description', description)];
  if (path === null) return [...head, meta('name', 'robots', 'noindex')];
  const url = origin + path;
  const picture = image === null ? `${origin}/share.png` : new URL(fileUrl(backend, image), origin).href;
  return [
    ...head,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:site_name', seoText.site),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_GB'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:image', picture),
    ...(structured === null ? [] : [`<script type="application/ld+json">${jsonInHtml(structured(origin))}</script>`]),
  ];
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
