import Fastify, { type FastifyInstance } from 'fastify';
import {
  containerGlobal,
  type Registry,
  type Release,
  type ShellRelease,
  type SiteConfig,
} from '@lectern/shared/contract';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const header = { builtAt: '2026-01-01T00:00:00Z', commit: 'unknown' };

/** For tests: a release of one route. */
export function releaseOf(remote: string, version: string, path: string): Release {
  const url = (file: string): string => `/remotes/${remote}/${version}/${file}`;
  return {
    ...header,
    remote,
    version,
    global: containerGlobal(remote, version),
    requires: {},
    entry: { url: url('remoteEntry.js'), integrity: INTEGRITY, bytes: 1 },
    routes: [
      {
        id: 'main',
        path,
        screen: 'MainScreen',
        access: 'public',
        title: 'A title',
        module: './MainScreen',
        assets: { js: [], css: [] },
      },
    ],
  };
}

/** For tests: a shell release without routes. */
export function shellOf(version: string): ShellRelease {
  return {
    ...header,
    remote: 'shell',
    version,
    provides: {},
    routes: [],
    assets: { js: [], css: [] },
    template: { url: `/remotes/shell/${version}/template.html`, integrity: INTEGRITY, bytes: 1 },
  };
}

/** For tests: a revision with info on /contact and commerce on /books. */
export function registryOf(serial: number): Registry {
  const channel = <R>(stable: R): { stable: R; fallback: null; canary: null } => ({
    stable,
    fallback: null,
    canary: null,
  });
  return {
    schemaVersion: 1,
    serial,
    previousHash: '',
    updatedAt: '2026-01-01T00:00:00Z',
    change: { by: 'test', command: 'test', reason: '-' },
    maintenance: null,
    shell: channel(shellOf('3.0.0')),
    remotes: {
      info: channel(releaseOf('info', '1.0.0', '/contact')),
      commerce: channel(releaseOf('commerce', '2.0.0', '/books')),
    },
  };
}

export const siteConfig: SiteConfig = {
  backend: { kind: 'local', projectId: 'p', storageBucket: 'b' },
  homeUrl: 'http://localhost/',
  openBuckets: [],
};

/** For tests: a deployed site that says what it was asked, on a port of its own. `boot` stands in its page as it is. */
export async function startSite(boot: unknown): Promise<{ app: FastifyInstance; origin: string }> {
  const app = Fastify({ bodyLimit: 3_000_000 });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.get('/', (_request, reply) =>
    reply.type('text/html').send(`<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`),
  );
  app.get('/registry.json', (_request, reply) => reply.send((boot as { registry?: object }).registry ?? {}));
  app.get('/remotes/shell/3.0.0/template.html', (_request, reply) =>
    reply
      .type('text/html')
      .send('<html><style>a{}</style><!--lectern:head--><p>deployed template</p><!--lectern:boot--></html>'),
  );
  app.get('/away', (request, reply) =>
    reply
      .code(302)
      .headers({ 'strict-transport-security': 'max-age=1', location: `http://${String(request.headers.host)}/home` })
      .send(),
  );
  app.all('/echo', (request, reply) =>
    reply.send({ method: request.method, headers: request.headers, body: request.body ?? null }),
  );
  app.get('/remotes/commerce/2.0.0/remoteEntry.js', (_request, reply) =>
    reply.type('text/javascript').send('deployed()'),
  );
  return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
}
