import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteDefinition } from '@lectern/shared/contract';
import { integrityOf, retire, rollBack } from '../../release';
import { remoteFixture } from '../fixtures/releaseFixture';
import { CHANGE, describeAs, next, shell, type World } from './world';

/** A safe change; afterwards a release of it is live. */
type Change = (world: World) => Promise<void>;

const built =
  (...options: Parameters<typeof next>): Change =>
  (world) =>
    world.release(world.write(next(...options)));

const builtShell =
  (...options: Parameters<typeof shell>): Change =>
  (world) =>
    world.release(world.write(shell(...options)));

const routes = (...list: Partial<RouteDefinition>[]): Change => built({ routes: list });
const requires = (react: string): Change => built({ requires: { react } });

/** A build with one more file, which its `release.json` names. */
const withFile =
  (name: string, bytes: Uint8Array): Change =>
  (world) => {
    const folder = world.write(next());
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
    return world.release(
      describeAs(folder, (release) => ({
        ...release,
        files: { ...(release.files as object), [name]: integrityOf(bytes) },
      })),
    );
  };

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Releases of a remote. */
export const OF_A_REMOTE: Record<string, Change> = {
  'a patch': built({ version: '1.0.1' }),
  'a major version': built({ version: '2.0.0' }),
  'a prerelease': built({ version: '2.0.0-rc.1' }),
  'an older version': built({ version: '0.9.0' }),
  'other code': (world) => world.release(world.write(next({ code: 'other' }), 'other')),
  'the same build again': async (world) => {
    const folder = world.write(next());
    await world.release(folder);
    await world.release(folder);
  },
  'the same code, built later': async (world) => {
    await world.release(world.write(next()));
    await world.release(
      describeAs(world.write(next()), (release) => ({ ...release, builtAt: '2027-01-01T00:00:00Z' })),
    );
  },
  'one more route': routes({}, { id: 'about', path: '/about' }),
  'no route': routes(),
  'fifty routes': routes(...Array.from({ length: 50 }, (_, n) => ({ id: `r${String(n)}`, path: `/r/${String(n)}` }))),
  'another path': routes({ path: '/information' }),
  'another route id': routes({ id: 'information' }),
  'another screen': routes({ screen: 'OtherScreen' }),
  'a path with parameters': routes({ path: '/info/:topic/:page_2' }),
  'a path beside one with a parameter': routes({}, { id: 'topic', path: '/info/:topic' }, { id: 'n', path: '/info/n' }),
  'a path below another remote’s': routes({ path: '/shop/info/more' }),
  'a path that begins like a reserved one': routes({ path: '/apis' }),
  'a title in another script': routes({ title: 'Über uns · 私たちについて' }),
  'an entry in the header': routes({ nav: { label: 'Info', order: 15 } }),
  'a route for signed-in visitors': routes({ access: 'signed-in' }),
  'a signed-in route with a public form': routes({ access: 'signed-in', publicWith: 'code' }),
  'a larger byte budget that it declares': routes({ extraJsKb: 100 }),
  'a caret range': requires('^19.1.0'),
  'a tilde range': requires('~19.3.0'),
  'an exact version': requires('19.3.1'),
  'a placeholder': requires('19.x'),
  bounds: requires('>=18 <20'),
  alternatives: requires('^18.3.0 || ^19.0.0'),
  'any version': requires('*'),
  'no requirement': built({ requires: {} }),
  'two requirements': built({ requires: { react: '^19.0.0', 'react-dom': '^19.0.0' } }),
  'a large chunk that loads later': withFile('later.js', bytesOf('x'.repeat(500_000))),
  'a file in a folder': withFile('frames/pen.html', bytesOf('<!doctype html>')),
  'a compressed copy': withFile('screen.js.gz', new Uint8Array(gzipSync('/* info 1.1.0 screen.js */'))),
};

/** Changes of the site around. */
export const OF_THE_SITE: Record<string, Change> = {
  'a new remote': (world) => world.release(world.write(remoteFixture('blog-2'))),
  'a patch of the shell': builtShell({ version: '1.0.1' }),
  'a shell with a newer React': builtShell({
    version: '1.1.0',
    provides: { react: '19.9.0', 'react-dom': '19.9.0' },
  }),
  'a shell that provides more': builtShell({
    version: '1.1.0',
    provides: { react: '19.3.1', 'react-dom': '19.3.1', zod: '4.0.0' },
  }),
  'a route that moves to another remote, both released together': (world) =>
    world.release(
      world.write(next({ routes: [{ id: 'main', path: '/main' }] })),
      world.write(remoteFixture('blog', { routes: [{ id: 'blog', path: '/info' }] })),
    ),
  'the path of a retired remote': async (world) => {
    await retire(world.stores, 'info', CHANGE);
    await world.release(world.write(remoteFixture('blog', { routes: [{ path: '/info' }] })));
  },
  'a release after a roll-back': async (world) => {
    await world.release(world.write(next()));
    await rollBack(world.stores, 'info', null, CHANGE);
    await world.release(world.write(next({ version: '1.2.0' })));
  },
};
