import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { remoteFixture } from '../fixtures/releaseFixture';
import { integrityOf, promote } from '../../release';
import { CHANGE, describeAs, next, shell, type World } from './world';

/** A break: the code of its refusal, and how it comes about. */
type Break = [code: string, release: (world: World) => Promise<void>];

/** A build with other files than its `release.json` says. */
const withFiles =
  (edit: (folder: string) => void) =>
  (world: World): Promise<void> => {
    const folder = world.write(next());
    edit(folder);
    return world.release(folder);
  };

/** A build with another `release.json`. */
const describedAs =
  (change: (release: Record<string, unknown>) => object) =>
  (world: World): Promise<void> =>
    world.release(describeAs(world.write(next()), change));

/** A whole build with these options. */
const built =
  (...options: Parameters<typeof next>) =>
  (world: World): Promise<void> =>
    world.release(world.write(next(...options)));

const builtShell =
  (...options: Parameters<typeof shell>) =>
  (world: World): Promise<void> =>
    world.release(world.write(shell(...options)));

const route = (fields: object): { routes: object[] } => ({ routes: [fields] });
const entryOf = (release: Record<string, unknown>): object => release.entry as object;

/** Builds that were damaged or made by something else. */
export const DAMAGED: Record<string, Break> = {
  'the entry is missing': ['hash-mismatch', withFiles((folder) => rmSync(join(folder, 'remoteEntry.js')))],
  'the entry is empty': ['hash-mismatch', withFiles((folder) => writeFileSync(join(folder, 'remoteEntry.js'), ''))],
  'the entry is longer': ['hash-mismatch', withFiles((folder) => appendFileSync(join(folder, 'remoteEntry.js'), ' '))],
  'a screen is missing': ['hash-mismatch', withFiles((folder) => rmSync(join(folder, 'screen.js')))],
  'a screen has another byte': [
    'hash-mismatch',
    withFiles((folder) => writeFileSync(join(folder, 'screen.js'), '/* info 1.1.0 screen.jS */')),
  ],
  'a file is not named': ['hash-mismatch', withFiles((folder) => writeFileSync(join(folder, 'more.js'), ''))],
  'a compressed copy holds other bytes': [
    'hash-mismatch',
    (world) => {
      const folder = world.write(next());
      const bytes = new Uint8Array(gzipSync('other'));
      writeFileSync(join(folder, 'screen.js.gz'), bytes);
      const named = { 'screen.js.gz': integrityOf(bytes) };
      return world.release(
        describeAs(folder, (release) => ({ ...release, files: { ...(release.files as object), ...named } })),
      );
    },
  ],
  'release.json is missing': ['release-invalid', withFiles((folder) => rmSync(join(folder, 'release.json')))],
  'release.json is cut off': [
    'release-invalid',
    withFiles((folder) => writeFileSync(join(folder, 'release.json'), '{"remote":"info"')),
  ],
  'release.json is a list': ['release-invalid', describedAs(() => [])],
  'it names no version': ['release-invalid', describedAs(({ version: _version, ...rest }) => rest)],
  'its version is no semantic version': ['release-invalid', describedAs((release) => ({ ...release, version: '1.1' }))],
  'its container has no version': ['release-invalid', describedAs((release) => ({ ...release, global: 'info' }))],
  'its name is no remote’s': ['release-invalid', describedAs((release) => ({ ...release, remote: 'Info' }))],
  'it has no hashes of its files': ['release-invalid', describedAs(({ files: _files, ...rest }) => rest)],
  'the integrity of its entry is no hash': [
    'release-invalid',
    describedAs((release) => ({ ...release, entry: { ...entryOf(release), integrity: 'sha384-x' } })),
  ],
  'its entry lies in another bundle': [
    'hash-mismatch',
    describedAs((release) => ({ ...release, entry: { ...entryOf(release), url: '/remotes/shop/1.0.0/x.js' } })),
  ],
  'its entry lies outside the store': [
    'hash-mismatch',
    describedAs((release) => ({ ...release, entry: { ...entryOf(release), url: '/remotes/info/1.1.0/../x.js' } })),
  ],
  'a file of it is a link': [
    'unreadable',
    withFiles((folder) => symlinkSync('/etc/passwd', join(folder, 'linked.js'))),
  ],
};

/** Builds that are whole, and that visitors could not use as they are. */
export const UNUSABLE: Record<string, Break> = {
  'two routes have one id': ['release-invalid', built({ routes: [{}, { path: '/other' }] })],
  'two routes have one path': ['release-invalid', built({ routes: [{}, { id: 'other' }] })],
  'a path has a query': ['release-invalid', built(route({ path: '/info?x=1' }))],
  'a path repeats a parameter': ['release-invalid', built(route({ path: '/info/:id/:id' }))],
  'a route is open to nobody known': ['release-invalid', built(route({ access: 'teachers' }))],
  'a screen has no name of a screen': ['release-invalid', built(route({ screen: 'Main' }))],
  'a screen needs too many bytes': ['over-budget', (world) => overBudget(world, 80_000)],
  'the version exists with other code': [
    'version-exists',
    (world) => world.release(world.write(remoteFixture('info', { code: 'other' }), 'other')),
  ],
  'it requires a newer React': ['shared-version', built({ requires: { react: '^20.0.0' } })],
  'it requires an older React': ['shared-version', built({ requires: { react: '~18.3.0' } })],
  'it requires a module that no shell provides': ['shared-version', built({ requires: { vue: '^3.0.0' } })],
  'its range has a form that shells do not know': ['shared-version', built({ requires: { react: '19 - 20' } })],
  'its range is a tag': ['shared-version', built({ requires: { react: 'latest' } })],
  'its path is another remote’s': ['path-owned', built(route({ path: '/shop' }))],
  'its path differs from another’s by a parameter’s name': ['path-owned', built(route({ path: '/shop/:id' }))],
  'its path is the shell’s': ['path-owned', built(route({ path: '/sign_in' }))],
  'its route id is another remote’s': ['route-id-owned', built(route({ id: 'product', path: '/other' }))],
  'it opens the profile to everybody': ['protected-path', built(route({ path: '/profile' }))],
  'it opens a signed-in path by a more specific one': ['protected-path', built(route({ path: '/orders/new' }))],
  'its path is the backend’s': ['reserved-path', built(route({ path: '/api/info' }))],
  'its path is the registry’s': ['reserved-path', built(route({ path: '/registry.json' }))],
};

/** Changes of a site that would break what is live. */
export const BREAKING: Record<string, Break> = {
  'a shell drops React': ['shell-provides', builtShell({ version: '1.1.0', provides: { 'react-dom': '19.3.1' } })],
  'a shell has a React that remotes refuse': [
    'shell-provides',
    builtShell({ version: '1.1.0', provides: { react: '20.0.0', 'react-dom': '20.0.0' } }),
  ],
  'a shell takes the path of a remote': [
    'path-owned',
    builtShell({ version: '1.1.0', routes: [{ id: 'main', path: '/info', screen: 'MainScreen' }] }),
  ],
  'tabs still have a shell without the module': [
    'shared-version',
    async (world) => {
      const provides = { react: '19.3.1', 'react-dom': '19.3.1', zod: '4.0.0' };
      await world.release(world.write(shell({ version: '1.1.0', provides })));
      await world.release(world.write(next({ requires: { zod: '^4.0.0' } })));
    },
  ],
  'two releases that go live together share a path': [
    'path-owned',
    (world) =>
      world.release(
        world.write(next(route({ path: '/new' }))),
        world.write(remoteFixture('blog', { routes: [{ path: '/new' }] })),
      ),
  ],
  'a published file was damaged': [
    'hash-mismatch',
    async (world) => {
      const release = next();
      await world.stores.bundles.publish(release, world.write(release));
      appendFileSync(join(world.home, 'bundles/info/1.1.0/screen.js'), ' ');
      await promote(world.stores, [release], CHANGE);
    },
  ],
};

/** A build whose entry is random, and so does not shrink. */
function overBudget(world: World, bytes: number): Promise<void> {
  const code = Array.from({ length: bytes }, () => Math.random().toString(36).slice(2, 3)).join('');
  return world.release(world.write(next({ code }), code));
}
