import { defineLanguages } from '@lectern/shared/translations';

/** The shell's languages, and so those of the site, besides English. */
const languages = defineLanguages({
  ar: () => import(/* webpackChunkName: "text-ar" */ './ar'),
  de: () => import(/* webpackChunkName: "text-de" */ './de'),
  fr: () => import(/* webpackChunkName: "text-fr" */ './fr'),
});
export default languages;
