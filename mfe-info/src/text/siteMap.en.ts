/** The words of the site map, in English. */
export const siteMapWords = { title: 'Site map', home: 'Home' };
