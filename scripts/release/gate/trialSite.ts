import type { Asset, Registry, SiteConfig } from '@lectern/shared/contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import mime from 'mime';
import { readBytes } from '../store/durable';
import { INTEGRITY_POLICY } from './integrityPolicy';

/** A site on this machine that shows one revision to one browser: no backend, no event stream, nothing stored. */
export type TrialSite = { url: string; close: () => Promise<void> };

/** Resolves to the path of a file of a release, or to null when there is none. */
export type FindFile = (owner: string, version: string, file: string) => Promise<string | null>;

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'integrity-policy': INTEGRITY_POLICY,
};

const FILE = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/;

/**
 * Serves the pages and bundles of `registry` on a free port of 127.0.0.1. Every other request is answered with 404, so
 * screens show what they show without data. Rejects when the shell's page template can't be read.
 */
export async function openTrialSite(registry: Registry, fileOf: FindFile): Promise<TrialSite> {
  const { template, version } = registry.shell.stable;
  const file = await fileOf('shell', version, template.url.slice(`/remotes/shell/${version}/`.length));
  if (file === null) throw new Error(`The page template of shell ${version} is missing.`);
  const page = renderPage(new TextDecoder().decode(await readBytes(file)), registry);
  const server = createServer((request, response) => void answer(request, response, page, fileOf));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  page: string,
  fileOf: FindFile,
): Promise<void> {
  // Not with a base: an address that begins with `//` would name a host, or be none.
  const { pathname } = new URL(`http://127.0.0.1${url}`);
  const [, owner, version, name] = FILE.exec(pathname) ?? [];
  const path = owner && version && name ? await fileOf(owner, version, name).catch(() => null) : null;
  const body = path === null ? null : await readBytes(path).catch(() => null);
  if (path !== null && body !== null)
    response.writeHead(200, { 'content-type': mime.getType(path) ?? 'application/octet-stream' }).end(body);
  else if (headers['sec-fetch-dest'] === 'document') response.writeHead(200, PAGE_HEADERS).end(page);
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not part of the trial.\n');
}

function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

function renderPage(template: string, registry: Registry): string {
  const { css, js } = registry.shell.stable.assets;
  const config: SiteConfig = {
    backend: { kind: 'local', projectId: 'trial', storageBucket: 'trial.appspot.com' },
    homeUrl: 'http://127.0.0.1/',
    openBuckets: [],
  };
  const boot = JSON.stringify({ registry, config }).replaceAll('<', '\\u003c');
  const head = css.map((asset) => `<link rel="stylesheet" ${attributesOf(asset, 'href')}>`).join('');
  const scripts = js.map((asset) => `<script ${attributesOf(asset, 'src')} defer></script>`).join('');
  return template
    .replace('<!--lectern:head-->', () => head)
    .replace('<!--lectern:boot-->', () => `<script type="application/json" id="boot">${boot}</script>${scripts}`);
}

const attributesOf = ({ url, integrity }: Asset, name: 'src' | 'href'): string =>
  `${name}="${url.replaceAll('"', '%22')}" integrity="${integrity}" crossorigin="anonymous"`;
