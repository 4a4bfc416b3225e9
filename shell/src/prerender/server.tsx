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
import type { Languages } from '@lectern/shared/translations';
import * as accountScreens from '../account';
import { App } from '../App';
import { StaticRouter } from '../routing/router';
import ownLanguages from '../text/languages';
import { completeMarkup, isComplete, withInertForms } from './markup';
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

/** Renders of one page, at most: each may ask for data or code that the one before had no place for. */
const MAX_RENDERS = 5;

/**
 * Renders a page from its request (JSON of a PageRequest) and resolves to JSON: the `markup`, the key and data of each
 * of its `queries`, the addresses of this site's API that were asked but are not among the files (`missing`), and the
 * `language` that it is in: English when the release of the screen can't be rendered in another one. Renders again as
 * long as that brings data or code that was asked for. Rejects with what the screen throws.
 */
export async function renderPage(json: string, Screen: ComponentType, languages?: Languages): Promise<string> {
  const request = JSON.parse(json) as PageRequest;
  const language = await startLanguage(request, languages);
  if (language !== request.language) return JSON.stringify({ markup: '', queries: [], language });
  const missing = serveFiles(request.files);
  const queries = new Query.QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const render = (): string => renderToString(<Page request={request} Screen={Screen} queries={queries} />);
  let markup = render();
  for (let count = 1; count < MAX_RENDERS; count += 1) {
    // Also loads the code of parts: that waits for promises alone, as fetching does.
    const hasNews = await fetchAll(queries);
    if (!hasNews && isComplete(markup)) break;
    markup = render();
  }
  const known = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return JSON.stringify({
    markup: withInertForms(completeMarkup(markup)),
    queries: known.map(({ queryKey, state }) => [queryKey, state.data]),
    missing: [...missing],
    language,
  });
}

/** Loads the texts of a page's language, and resolves to the language that the page can be rendered in. */
async function startLanguage({ language, isTranslated }: PageRequest, languages?: Languages): Promise<string> {
  const isKnown = ownLanguages.tags.includes(language) && (!isTranslated || languages?.tags.includes(language));
  const start = isKnown ? language : ENGLISH;
  await Promise.all([ownLanguages.load(start), languages?.load(start)]);
  Text.renderInLanguage(start);
  return start;
}

const ENGLISH = 'en';

/** Turns of the queue of promises within which the code of a part has loaded: it is in the file already. */
const TURNS = 20;

/**
 * Fetches everything that a render has asked for. Returns true when some of it was there. What was not is pending
 * again, as it is in a browser at first.
 */
async function fetchAll(queries: Query.QueryClient): Promise<boolean> {
  const cache = queries.getQueryCache();
  const asked = cache.getAll().filter(({ state }) => state.status !== 'success');
  // Without a retry, which would wait for a timer.
  await Promise.allSettled(asked.map((query) => query.fetch({ ...query.options, retry: false })));
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
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

/** Defines `fetch` for the given files alone. Returns the addresses of the API that were asked and are unavailable. */
function serveFiles(files: PageRequest['files']): Set<string> {
  const missing = new Set<string>();
  const fetch = (url: string): Promise<object> => {
    const text = Object.hasOwn(files, url) ? files[url] : undefined;
    if (text === undefined) {
      if (url.startsWith('/api/')) missing.add(url);
      return Promise.reject(new Error(`${url} is not available while a page is rendered.`));
    }
    const found = text !== null;
    return Promise.resolve({
      ok: found,
      status: found ? 200 : 404,
      headers: { get: (name: string) => (name === 'content-type' ? 'application/json' : null) },
      json: () => Promise.resolve(JSON.parse(text ?? 'null') as unknown),
    });
  };
  Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true });
  return missing;
}
