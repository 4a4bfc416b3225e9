import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { createRequire } from 'node:module';
import type createTransformer from 'react-refresh-typescript';
import type { WebpackPluginInstance } from 'webpack';

/** Build options of React Refresh. `transformers` loads TypeScript, which takes a fifth of a start. */
export type ReactRefresh = { transformers: () => { before: unknown[] }; plugin: WebpackPluginInstance };

/** Returns the build options of React Refresh. The overlay of webpack-dev-server shows errors, not its own. */
export function reactRefresh(): ReactRefresh {
  return {
    transformers: () => ({ before: [loadTransformer()()] }),
    plugin: new ReactRefreshPlugin({ overlay: false }),
  };
}

/** Loads it when the first module is compiled: a start whose modules are all in webpack's cache needs none. */
function loadTransformer(): typeof createTransformer {
  const load = createRequire(__filename);
  return (load('react-refresh-typescript') as { default: typeof createTransformer }).default;
}
