/** Imports the chunk with everything that only languages other than English need. */
export const loadLanguages = () => import(/* webpackChunkName: "languages" */ './language');
