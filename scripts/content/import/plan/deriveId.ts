/**
 * Derives an id from a title: lower-case words joined by hyphens; empty without Latin letters and digits. Ids are
 * stored, so its result for a title must never change. Slugs in addresses have a rule of their own (`slugOf`).
 */
export function deriveId(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
