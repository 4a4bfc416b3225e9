/** Text that the gateway puts into a page before the shell runs. */
export const siteText = {
  title: (page: string): string => `${page} · Lectern`,
  description: 'Learn at your own pace: courses, books and a code editor, in one calm place.',
  notFound: 'Page not found',
  maintenance: 'Back soon',
};
