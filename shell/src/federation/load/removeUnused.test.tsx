import { asset, release } from '../../testing/releases';
import { removeUnused } from './removeUnused';
import { createScreenLoader } from './screenLoader';
import { createQuarantine } from './quarantine';
import type { LoadScreen } from './loadScreen';

const Books = (): null => null;
const targetOf = (version: string, fallback: string | null = null) => {
  const candidate = (one: string) => ({ release: release(one), route: release(one).routes[0]! });
  return { first: candidate(version), fallback: fallback === null ? null : candidate(fallback) };
};

function setUp(
  loadScreen: LoadScreen = ({ first }) => Promise.resolve({ ok: true, Screen: Books, release: first.release }),
) {
  document.head.innerHTML = '';
  const discarded: string[] = [];
  const loader = createScreenLoader({
    loadScreen,
    quarantine: createQuarantine(),
    discardCode: ({ version }) => void discarded.push(version),
    report: () => undefined,
    serial: () => 7,
  });
  const load = async (version: string): Promise<void> => {
    for (const rel of ['stylesheet', 'preload']) {
      const link = document.createElement('link');
      link.rel = rel;
      link.href = `/remotes/commerce/${version}/books.css`;
      document.head.append(link);
    }
    await loader.load(targetOf(version));
  };
  const linked = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.split('/').at(-2));
  return { loader, load, discarded, linked };
}

test('removes code, screens, styles and preloads of releases that nothing uses', async () => {
  const { loader, load, discarded, linked } = setUp();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await load(version);
  removeUnused(loader, [{ target: targetOf('1.2.0') }, { target: null }], release('1.1.0'));
  expect(discarded).toEqual(['1.0.0']);
  expect(linked()).toEqual(['1.1.0', '1.1.0', '1.2.0', '1.2.0']);
  expect([loader.ready(targetOf('1.0.0')), loader.ready(targetOf('1.1.0'))?.release.version]).toEqual([null, '1.1.0']);
  removeUnused(loader, [{ target: targetOf('1.2.0') }], null);
  expect(discarded).toEqual(['1.0.0', '1.1.0']);
});

test('removes the styles that came inside the page with a release', async () => {
  const { loader, load } = setUp();
  await load('1.0.0');
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style data-href="http://localhost/remotes/commerce/1.0.0/books.css"></style>' +
      '<style data-href="http://localhost/remotes/commerce/1.1.0/books.css"></style>',
  );
  removeUnused(loader, [{ target: targetOf('1.1.0') }], null);
  expect([...document.querySelectorAll('style')].map(({ dataset }) => dataset.href?.split('/').at(-2))).toEqual([
    '1.1.0',
  ]);
});

test('200 releases leave the last two', async () => {
  const { loader, load, linked } = setUp();
  for (let patch = 0; patch < 200; patch += 1) {
    await load(`1.0.${String(patch)}`);
    removeUnused(loader, [{ target: targetOf(`1.0.${String(patch)}`, `1.0.${String(patch - 1)}`) }], null);
  }
  expect(loader.startedReleases().map(({ version }) => version)).toEqual(['1.0.198', '1.0.199']);
  expect(linked()).toHaveLength(4);
});

test('a release that is loading stays', async () => {
  const { loader, discarded } = setUp(() => new Promise(() => undefined));
  void loader.load(targetOf('1.1.0', '1.0.0'));
  removeUnused(loader, [], null);
  expect(discarded).toEqual([]);
  await Promise.resolve();
});

test('a release that shares its folder with a live one keeps its links', async () => {
  const { loader, load, discarded, linked } = setUp();
  await load('1.0.0');
  removeUnused(loader, [], release('2.0.0', { entry: asset('/remotes/commerce/1.0.0/entry2.js') }));
  expect(discarded).toEqual(['1.0.0']);
  expect(linked()).toEqual(['1.0.0', '1.0.0']);
});
