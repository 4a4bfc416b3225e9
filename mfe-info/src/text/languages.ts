import { defineLanguages } from '@lectern/shared/translations';

/** The languages of this remote, besides English. */
const languages = defineLanguages({
  ar: () => import(/* webpackChunkName: "text-ar" */ './ar'),
  de: () => import(/* webpackChunkName: "text-de" */ './de'),
  fr: () => import(/* webpackChunkName: "text-fr" */ './fr'),
});
export default languages;
