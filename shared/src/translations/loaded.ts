import type { TextFactory } from '@lectern/shared/text';

/** The translations of one language, by part. */
export type Translations = Readonly<Partial<Record<string, TextFactory<unknown>>>>;

/** Translations that this bundle has loaded, by language. Each bundle has a copy of this module, and so its own. */
export const loaded: Record<string, Translations | undefined> = {};
