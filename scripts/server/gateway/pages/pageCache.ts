import type { SiteConfig } from '@lectern/shared/contract';
import { compressedText, type CompressedText } from '../http/representation';
import { assetOriginsOf, pagePolicy } from '../http/securityHeaders';
import type { LiveRevision } from '../live/liveSite';
import { createRenderedPages, type RenderedPages } from '../prerender/renderedPages';
import { RecentMap } from '../RecentMap';

/**
 * The pages of one revision and catalogue generation, and their common content security policy. `rendered` holds those
 * with content, which have policies of their own.
 */
export type PageVariants = {
  /** Returns the page of this key; calls `render` when it is not cached. */
  pageOf: (key: string, render: () => string) => CompressedText;
  has: (key: string) => boolean;
  policy: string;
  rendered: RenderedPages;
};

/** A large site's pages do not all fit into memory: only the most recently requested ones are cached. */
const MAX_PAGES = 500;

/** Creates a memory cache for pages, reset for each new revision or catalogue generation. */
export function createPageCache(config: SiteConfig): (revision: LiveRevision, generation: string) => PageVariants {
  const cached = new WeakMap<LiveRevision, PageVariants & { generation: string }>();
  return (revision, generation) => {
    const existing = cached.get(revision);
    if (existing?.generation === generation) return existing;
    const fresh = {
      generation,
      policy: policyOf(revision, config),
      rendered: createRenderedPages(),
      ...createPageMap(),
    };
    cached.set(revision, fresh);
    return fresh;
  };
}

function createPageMap(): Pick<PageVariants, 'pageOf' | 'has'> {
  const pages = new RecentMap<string, CompressedText>(MAX_PAGES);
  return {
    has: (key) => pages.get(key) !== undefined,
    pageOf: (key, render) => {
      const page = pages.get(key) ?? compressedText(render());
      pages.set(key, page);
      return page;
    },
  };
}

function policyOf({ registry, template, canaryTemplate }: LiveRevision, config: SiteConfig): string {
  const styleHashes = [...new Set([...template.styleHashes, ...(canaryTemplate?.styleHashes ?? [])])];
  return pagePolicy({ backend: config.backend, styleHashes, assetOrigins: assetOriginsOf(registry) });
}
