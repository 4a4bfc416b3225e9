import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import createTransformer from 'react-refresh-typescript';
import type { WebpackPluginInstance } from 'webpack';

/**
 * What React Refresh needs of a build: a transformer of the sources, and a plugin. Errors are shown by
 * webpack-dev-server's own overlay.
 */
export function reactRefresh(): { transformers: () => { before: unknown[] }; plugin: WebpackPluginInstance } {
  return {
    transformers: () => ({ before: [createTransformer()] }),
    plugin: new ReactRefreshPlugin({ overlay: false }),
  };
}
