/**
 * Texts of the page before any script runs. `loadingLabel` to `noscript` fill the placeholders of `boot/template.html`;
 * the gateway writes the others into titles and descriptions.
 */
export type PageText = Readonly<
  Record<'loadingLabel' | 'loading' | 'welcome' | 'noscript' | 'notFound' | 'maintenance' | 'description', string>
>;

const english: PageText = {
  loadingLabel: 'Loading Lectern',
  loading: 'Loading...',
  welcome: 'Welcome. We wish you a good learning session!',
  noscript:
    'Lectern needs JavaScript to show its courses. Please allow it in your browser’s settings, then load ' +
    'this page again.',
  notFound: 'Page not found',
  maintenance: 'Back soon',
  description: 'Learn at your own pace: courses, books and a code editor, in one calm place.',
};
export default english;
