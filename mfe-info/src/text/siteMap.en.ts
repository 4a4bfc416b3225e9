import { translatable } from '@lectern/shared/translations';

/** Texts of the site map. */
export const siteMapText = translatable('siteMap', () => ({ title: 'Site map', home: 'Home' }));
