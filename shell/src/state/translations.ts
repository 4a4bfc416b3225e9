import type { PageTranslations, Release } from '@lectern/shared/contract';
import type { Containers } from '../federation/page/containers';

/** Translations of a page that is not in English. */
export type Translations = {
  /** Titles of routes, by their owner. */
  titles: PageTranslations['titles'];
  /**
   * Loads the texts of a release, once its `entry` has loaded. Never rejects, and resolves after a few seconds at the
   * latest: a release without the language, or whose texts fail to load, stays English.
   */
  load: (release: Release, containers: Containers, entry: Promise<unknown>) => Promise<void>;
};
