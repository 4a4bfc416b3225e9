import escapeHtml from 'escape-html';
import { fileUrl, type BackendConfig } from '@lectern/shared/contract';
import { jsonInHtml } from '../http/jsonInHtml';
import type { PageDescription } from './pageDescription';
import { seoText } from './seoText';
import { siteText } from '../pages/siteText';

/** Context of a page's tags: the site's origin for absolute URLs, and the backend that stores its pictures. */
export type TagContext = { origin: string; backend: BackendConfig };

/**
 * Returns the head tags for search engines and link previews: title, description, canonical URL, Open Graph and X
 * cards, and JSON-LD if the page has any. The site's picture replaces a missing one. URLs are absolute, as the formats
 * require. Sources: ogp.me; RFC 6596.
 */
export function seoTags(
  { title, description, path, image, structured }: PageDescription,
  { origin, backend }: TagContext,
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
