import { asset } from '../../testing/releases';
import { createAssetTags } from './assetTags';

const file = asset('/remotes/commerce/1.0.0/37.js');
const style = asset('/remotes/commerce/1.0.0/books.css');
const live = () => new AbortController().signal;
const scripts = () => [...document.querySelectorAll('script')];
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

beforeEach(() => (document.head.innerHTML = ''));

test('inserts a script with integrity and CORS, and runs it once', async () => {
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

test('rejects and takes the tag away when the file fails, and asks at another address next', async () => {
  const tags = createAssetTags();
  const load = tags.script(file, 1, live());
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(load).rejects.toThrow('http://localhost/remotes/commerce/1.0.0/37.js');
  void tags.script(file, 2, live());
  expect(scripts()[0]!.src).toBe('http://localhost/remotes/commerce/1.0.0/37.js?retry=1');
});

test('keeps a stylesheet that applies, also when the load is over', async () => {
  const tags = createAssetTags();
  const end = new AbortController();
  const load = tags.stylesheet(style, 1, end.signal);
  links()[0]!.dispatchEvent(new Event('load'));
  await load;
  end.abort();
  expect(links()).toHaveLength(1);
});

test('names a retried stylesheet as the remote’s own code looks for it', () => {
  void createAssetTags().stylesheet(style, 2, live());
  expect(links()[0]!.dataset.href).toBe('http://localhost/remotes/commerce/1.0.0/books.css');
});

test('takes the tag of a load away that is given up', () => {
  const end = new AbortController();
  void createAssetTags().stylesheet(style, 1, end.signal);
  end.abort();
  expect(links()).toHaveLength(0);
});

test('runs a script again once it was forgotten', async () => {
  const tags = createAssetTags();
  const load = tags.script(file, 1, live());
  scripts()[0]!.dispatchEvent(new Event('load'));
  await load;
  tags.discard([file]);
  void tags.script(file, 1, live());
  expect(scripts()).toHaveLength(1);
});
