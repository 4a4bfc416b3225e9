import './environment';
import * as React from 'react';
import type { ComponentType, ReactNode } from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import type { SharedName } from '@lectern/shared/contract';
import * as Host from '@lectern/shared/host';
import * as Query from '@lectern/shared/query';
import * as Router from '@lectern/shared/router';
import * as Text from '@lectern/shared/text';
import * as accountScreens from '../account';
import { App } from '../App';
import { StaticRouter } from '../routing/router';
import { completeMarkup, withInertForms } from './markup';
import { createServerPageState, createServerShell, SERVER_SESSION, type PageRequest } from './serverShell';

/** Modules of the share scope that a remote's `server.js` requires. The backend's façades work in browsers only. */
export const singletons: Record<SharedName, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  '@lectern/shared/host': Host,
  '@lectern/shared/query': Query,
  '@lectern/shared/router': Router,
  '@lectern/shared/text': Text,
  '@lectern/shared/firebase/auth': {},
  '@lectern/shared/firebase/documents': {},
  '@lectern/shared/firebase/files': {},
};

/** The shell's own screens that are rendered. */
export const screens: Record<string, ComponentType> = { ...accountScreens };

/**
 * Renders a page from its request (JSON of a PageRequest) and resolves to JSON: the `markup`, and the key and data of
 * each of its `queries`. Renders twice when the first time has asked for data. Rejects with what the screen throws.
 */
export async function renderPage(json: string, Screen: ComponentType): Promise<string> {
  const request = JSON.parse(json) as PageRequest;
  serveFiles(request.files);
  const queries = new Query.QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const render = (): string => renderToString(<Page request={request} Screen={Screen} queries={queries} />);
  let markup = render();
  if (await fetchAll(queries)) markup = render();
  const known = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return JSON.stringify({
    markup: withInertForms(completeMarkup(markup)),
    queries: known.map(({ queryKey, state }) => [queryKey, state.data]),
  });
}

/**
 * Fetches everything that a render has asked for. Returns true when some of it was there. What was not is pending
 * again, as it is in a browser at first.
 */
async function fetchAll(queries: Query.QueryClient): Promise<boolean> {
  const cache = queries.getQueryCache();
  const asked = cache.getAll();
  await Promise.allSettled(asked.map((query) => query.fetch()));
  const failed = asked.filter(({ state }) => state.status !== 'success');
  for (const query of failed) cache.remove(query);
  return failed.length < asked.length;
}

type PageProps = { request: PageRequest; Screen: ComponentType; queries: Query.QueryClient };

function Page({ request, Screen, queries }: PageProps) {
  const { pathname, search, theme } = request;
  const Location = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={pathname + search}>{children}</StaticRouter>
  );
  return (
    <App
      shell={createServerShell(request, Screen)}
      page={createServerPageState(theme)}
      source={SERVER_SESSION}
      queries={queries}
      Router={Location}
    />
  );
}

/** Defines `fetch` for the given files alone: any other address is unavailable. */
function serveFiles(files: PageRequest['files']): void {
  const fetch = (url: string): Promise<object> => {
    const text = Object.hasOwn(files, url) ? files[url] : undefined;
    if (text === undefined) return Promise.reject(new Error(`${url} is not available while a page is rendered.`));
    const found = text !== null;
    return Promise.resolve({
      ok: found,
      status: found ? 200 : 404,
      json: () => Promise.resolve(JSON.parse(text ?? 'null') as unknown),
    });
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
}
