import { defineText } from '@lectern/shared/text';

/** Texts of the site map. */
export const siteMapText = defineText(() => ({ title: 'Site map', home: 'Home' }));
