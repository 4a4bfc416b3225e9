import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { Release } from '@lectern/shared/contract';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { describeErrors, federated } from '../../release/build';
import { BuildError, readPackage, type Workspace } from '../../release';
import { TRUSTED_TYPES_POLICY } from '@lectern/shared/contract';
import { developmentVersion } from './developmentVersion';
import { reactRefresh } from './reactRefresh';
import { showTypeErrors } from './typeErrors';

/** Returns the path of the WebSocket that announces a remote's edits to open pages, through the proxy. */
export const socketPath = (name: string): string => `/lectern-dev/${name}/ws`;

/** A remote under development: compiled at each edit, served from memory. */
export interface LocalRemote {
  name: string;
  /** The path of its files on `origin`. */
  path: string;
  origin: string;
  /** Its description after the last successful compilation. Throws a BuildError before the first one. */
  release: () => Release;
  /** The number of compilations so far. */
  compilation: () => number;
  close: () => Promise<void>;
}

/**
 * `hot` keeps the state of the page and needs a development shell; without it each edit reloads the page. `root` is the
 * repository's folder; with `types`, type errors are shown like build errors. `print` writes a line to the terminal.
 */
export type LocalRemoteOptions = { root: string; hot: boolean; types: boolean; print: (line: string) => void };

/**
 * Starts webpack-dev-server for a remote on a free port; resolves after its first compilation. Rejects with a
 * BuildError for a configuration that no edit of the sources can correct.
 */
export async function startLocalRemote(workspace: Workspace, options: LocalRemoteOptions): Promise<LocalRemote> {
  const { hot, print } = options;
  const version = developmentVersion(readPackage(workspace.directory).version);
  const path = `/remotes/${workspace.name}/${version}`;
  let release: Release | null = null;
  let compilation = 0;
  const compiler = webpack(configuration(workspace, version, hot, (described) => void (release = described)));
  const server = new WebpackDevServer(serverConfiguration(workspace.name, path, hot), compiler);
  const compiled = new Promise<void>((resolve) => {
    watchCompilations(compiler, workspace.name, print, () => {
      compilation += 1;
      resolve();
    });
  });
  await server.start();
  await compiled;
  const endTypeCheck = options.types ? showTypeErrors(server, compiler, { ...options, workspace }) : null;
  const { port } = server.server?.address() as AddressInfo;
  return {
    name: workspace.name,
    path,
    origin: `http://127.0.0.1:${String(port)}`,
    release: () => {
      if (release) return release;
      throw new BuildError(`${workspace.name} does not build`, 'See the errors in the terminal.');
    },
    compilation: () => compilation,
    close: async () => {
      await endTypeCheck?.();
      await server.stop();
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}

function configuration(
  { directory }: Workspace,
  version: string,
  hot: boolean,
  onRelease: (release: Release) => void,
): Configuration {
  const refresh = hot ? reactRefresh() : null;
  const base = federated(directory, {
    mode: 'development',
    version,
    onRelease: (described) => (described.remote === 'shell' ? undefined : onRelease(described as Release)),
    ...(refresh && { transformers: refresh.transformers }),
  });
  return refresh ? { ...base, plugins: [...(base.plugins ?? []), refresh.plugin] } : base;
}

function serverConfiguration(name: string, path: string, hot: boolean): ServerConfiguration {
  // The schema of the server accepts trustedTypesPolicyName; its types lack it.
  const overlay = { errors: true, warnings: false, runtimeErrors: false, trustedTypesPolicyName: TRUSTED_TYPES_POLICY };
  return {
    host: '127.0.0.1',
    port: 0,
    hot,
    liveReload: !hot,
    static: false,
    setupExitSignals: false,
    devMiddleware: { publicPath: `${path}/`, stats: 'none' },
    webSocketServer: { type: 'ws', options: { path: socketPath(name) } },
    client: {
      // The address of the page, since the proxy serves it.
      webSocketURL: `auto://0.0.0.0:0${socketPath(name)}`,
      logging: 'warn',
      overlay,
    },
  };
}

function watchCompilations(compiler: Compiler, name: string, print: (line: string) => void, done: () => void): void {
  let started = performance.now();
  compiler.hooks.compile.tap('LocalRemote', () => void (started = performance.now()));
  compiler.hooks.done.tap('LocalRemote', (stats) => {
    const elapsed = `${String(Math.round(performance.now() - started))} ms`;
    print(
      stats.hasErrors()
        ? `${name} does not build:\n${describeErrors(stats, name)}`
        : `${name} is compiled (${elapsed}).`,
    );
    done();
  });
}
