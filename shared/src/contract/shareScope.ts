/**
 * The share scope: modules that exist once in a page, by the package whose version counts. State is shared, code is
 * bundled, so of the large libraries only the façades that screens may use are here. webpack shares a package's root
 * alone: each subpath needs its own line. The shell provides these modules (`sharedScope.ts`), remotes consume them.
 */
export const SHARE_SCOPE = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@lectern/shared/host': '@lectern/shared',
  '@lectern/shared/router': '@lectern/shared',
  '@lectern/shared/query': '@lectern/shared',
  '@lectern/shared/firebase/auth': '@lectern/shared',
  '@lectern/shared/firebase/documents': '@lectern/shared',
  '@lectern/shared/firebase/files': '@lectern/shared',
} as const;

/** The name under which a module is shared. */
export type SharedName = keyof typeof SHARE_SCOPE;
