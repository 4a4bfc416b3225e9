/**
 * The share scope: modules that exist once per page, each with the package that determines its version. Only modules
 * with state are shared; of large libraries, these are the façades that screens may use. webpack shares exact module
 * names, so each subpath needs its own line. The shell provides these modules (`sharedScope.ts`), remotes consume them.
 */
export const SHARE_SCOPE = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@lectern/shared/host': '@lectern/shared',
  '@lectern/shared/router': '@lectern/shared',
  '@lectern/shared/query': '@lectern/shared',
  '@lectern/shared/text': '@lectern/shared',
  '@lectern/shared/firebase/auth': '@lectern/shared',
  '@lectern/shared/firebase/documents': '@lectern/shared',
  '@lectern/shared/firebase/files': '@lectern/shared',
} as const;

/** The name of a shared module. */
export type SharedName = keyof typeof SHARE_SCOPE;
