import { asset } from '../../testing/releases';
import { createAssetTags } from './assetTags';

const file = asset('/remotes/commerce/1.0.0/37.js');
const style = asset('/remotes/commerce/1.0.0/books.css');
const live = () => new AbortController().signal;
const scripts = () => [...document.querySelectorAll('script')];
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

beforeEach(() => (document.head.innerHTML = ''));

test('a script has integrity and CORS, and runs once', async () => {
  const tags = createAssetTags();
  const load = tags.script(file, 1, live());
  const [script] = scripts();
  expect(script).toMatchObject({
    src: 'http://localhost/remotes/commerce/1.0.0/37.js',
    integrity: file.integrity,
    crossOrigin: 'anonymous',
    async: true,
  });
  script!.dispatchEvent(new Event('load'));
  await load;
  await tags.script(file, 1, live());
  expect(scripts()).toHaveLength(0);
});

test('the tag of a failed file is removed, and the retry has another address', async () => {
  const tags = createAssetTags();
  const load = tags.script(file, 1, live());
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(load).rejects.toThrow('http://localhost/remotes/commerce/1.0.0/37.js');
  void tags.script(file, 2, live());
  expect(scripts()[0]!.src).toBe('http://localhost/remotes/commerce/1.0.0/37.js?retry=1');
});

test('a stylesheet that applies stays after the end of the load', async () => {
  const tags = createAssetTags();
  const end = new AbortController();
  const load = tags.stylesheet(style, 1, end.signal);
  links()[0]!.dispatchEvent(new Event('load'));
  await load;
  end.abort();
  expect(links()).toHaveLength(1);
});

test('a retried stylesheet carries the address that the remote’s own code looks for', () => {
  void createAssetTags().stylesheet(style, 2, live());
  expect(links()[0]!.dataset.href).toBe('http://localhost/remotes/commerce/1.0.0/books.css');
});

test('an aborted load removes its tag', () => {
  const end = new AbortController();
  void createAssetTags().stylesheet(style, 1, end.signal);
  end.abort();
  expect(links()).toHaveLength(0);
});

test('a discarded script runs again', async () => {
  const tags = createAssetTags();
  const load = tags.script(file, 1, live());
  scripts()[0]!.dispatchEvent(new Event('load'));
  await load;
  tags.discard([file]);
  void tags.script(file, 1, live());
  expect(scripts()).toHaveLength(1);
});

test('an aborted load leaves the stylesheet that another load awaits', async () => {
  const tags = createAssetTags();
  const end = new AbortController();
  void tags.stylesheet(style, 1, end.signal);
  const other = tags.stylesheet(style, 1, live());
  expect(links()).toHaveLength(1);
  end.abort();
  links()[0]!.dispatchEvent(new Event('load'));
  await expect(other).resolves.toBeUndefined();
  expect(links()).toHaveLength(1);
});

test('an aborted load leaves a stylesheet of the page’s own HTML', () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${style.url}">`;
  const end = new AbortController();
  void createAssetTags().stylesheet(style, 1, end.signal);
  end.abort();
  expect(links()).toHaveLength(1);
});

test('two loads of one script at the same time share its tag', async () => {
  const tags = createAssetTags();
  const loads = [tags.script(file, 1, live()), tags.script(file, 1, live())];
  expect(scripts()).toHaveLength(1);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(Promise.all(loads)).resolves.toHaveLength(2);
});

test('a stylesheet that came inside the page is not requested', async () => {
  const address = new URL(style.url, document.baseURI).href;
  document.head.innerHTML = `<style data-href="${address}">b{}</style>`;
  await createAssetTags().stylesheet(style, 1, live());
  expect(links()).toHaveLength(0);
});
