import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import createTransformer from 'react-refresh-typescript';
import type { WebpackPluginInstance } from 'webpack';

/** Returns the build options of React Refresh. The overlay of webpack-dev-server shows errors, not its own. */
export function reactRefresh(): { transformers: () => { before: unknown[] }; plugin: WebpackPluginInstance } {
  return {
    transformers: () => ({ before: [createTransformer()] }),
    plugin: new ReactRefreshPlugin({ overlay: false }),
  };
}
