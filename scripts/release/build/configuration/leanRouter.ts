import { dirname, join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { singletonFile } from './sharedSingletons';

type LeanRouter = { alias: NonNullable<Configuration['resolve']>['alias']; rule: RuleSetRule };

/**
 * react-router as a production bundle needs it: the build without the warnings for developers, which its exports map
 * names to nobody, and none of its data mode, which the site has no use for: 9 KB brotli less than the package as it
 * comes. Null where the workspace in `directory` has no router.
 */
export function leanRouter(directory: string): LeanRouter | null {
  const dom = singletonFile(directory, 'react-router-dom/package.json');
  const router = dom === null ? null : singletonFile(dirname(dom), 'react-router/package.json');
  if (router === null) return null;
  const folder = join(dirname(router), 'dist', 'production');
  return {
    alias: { 'react-router$': join(folder, 'index.mjs') },
    rule: { include: folder, test: /\.mjs$/, use: require.resolve('./pureDeclarations') },
  };
}
