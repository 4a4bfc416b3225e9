import type { SiteConfig } from '@lectern/shared/contract';
import { compressedText, type CompressedText } from '../http/representation';
import { assetOriginsOf, pagePolicy } from '../http/securityHeaders';
import type { LiveRevision } from '../live/liveSite';
import { RecentMap } from '../RecentMap';

/** The rendered pages of one revision and generation, and the content security policy that all of them share. */
export type RenderedPages = {
  /** Returns the page of this key; `render` makes it when it is not in memory. */
  pageOf(key: string, render: () => string): CompressedText;
  policy: string;
};

/** A site may have more courses than memory for their pages: only those requested last are cached. */
const MOST_PAGES = 500;

/** Caches pages in memory, until another revision or another generation of the catalogue is asked for. */
export function createPageCache(config: SiteConfig): (revision: LiveRevision, generation: string) => RenderedPages {
  const cached = new WeakMap<LiveRevision, RenderedPages & { generation: string }>();
  return (revision, generation) => {
    const existing = cached.get(revision);
    if (existing?.generation === generation) return existing;
    const fresh = { generation, policy: policyOf(revision, config), pageOf: createPageMap() };
    cached.set(revision, fresh);
    return fresh;
  };
}

function createPageMap(): RenderedPages['pageOf'] {
  const pages = new RecentMap<string, CompressedText>(MOST_PAGES);
  return (key, render) => {
    const page = pages.get(key) ?? compressedText(render());
    pages.set(key, page);
    return page;
  };
}

function policyOf({ registry, template }: LiveRevision, config: SiteConfig): string {
  const { styleHashes } = template;
  return pagePolicy({ backend: config.backend, styleHashes, assetOrigins: assetOriginsOf(registry) });
}
