import React from 'react';
import JsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import type { SharedName } from '@lectern/shared/contract';
import * as Host from '@lectern/shared/host';
import * as Query from '@lectern/shared/query';
import * as Router from '@lectern/shared/router';
import * as Text from '@lectern/shared/text';

/** Singleton → version that the shell was built with; defined by the build. */
declare const LECTERN_PROVIDES: Record<SharedName, string>;

type Module = object;
type Getter = () => (() => Module) | Promise<() => Module>;
type SharedModule = { get: Getter; from: string; loaded: boolean };

/** The share scope as webpack's containers take it: singleton → version → module. */
export type SharedScope = Record<string, Record<string, SharedModule>>;

/** Resolves to a façade of the backend, which `load` imports, once it is connected. */
type Connect = <T>(load: () => Promise<T>) => Promise<T>;

/** Modules of the share scope, as this shell loads them. */
const SINGLETONS: Record<SharedName, (connect: Connect) => Module | Promise<Module>> = {
  react: () => React,
  'react/jsx-runtime': () => JsxRuntime,
  'react-dom': () => ReactDom,
  '@lectern/shared/host': () => Host,
  '@lectern/shared/router': () => Router,
  '@lectern/shared/query': () => Query,
  '@lectern/shared/text': () => Text,
  '@lectern/shared/firebase/auth': (connect) => connect(() => import('@lectern/shared/firebase/auth')),
  '@lectern/shared/firebase/documents': (connect) => connect(() => import('@lectern/shared/firebase/documents')),
  '@lectern/shared/firebase/files': (connect) => connect(() => import('@lectern/shared/firebase/files')),
};

/** The singletons that this shell provides: name → version. */
export const providedVersions = LECTERN_PROVIDES;

/** Returns the share scope that this shell provides. `connect` connects the backend's façades. */
export function sharedScope(connect: Connect): SharedScope {
  const scope: SharedScope = {};
  for (const [name, version] of Object.entries(providedVersions) as [SharedName, string][])
    scope[name] = {
      [version]: { get: factoryOf(() => SINGLETONS[name](connect)), from: 'lectern_shell', loaded: true },
    };
  return scope;
}

function factoryOf(module: () => Module | Promise<Module>): Getter {
  return () => {
    const loaded = module();
    return loaded instanceof Promise ? loaded.then((facade: Module) => () => facade) : () => loaded;
  };
}
