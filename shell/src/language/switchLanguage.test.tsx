import type { Release } from '@lectern/shared/contract';
import { textOf } from '@lectern/shared/text';
import { createSignal } from '../state/signal';
import type { Translations } from '../state/translations';
import { shellText } from '../text/shell.en';
import { switchLanguage } from './switchLanguage';

const RELEASE = { global: 'shop_1_0_0' } as Release;
const TITLES = { shop: { home: { title: 'Laden' } } };
const PAGE = `<html lang="de"><script type="application/json" id="translations">${JSON.stringify({
  texts: { shop_1_0_0: [{ url: '/text-de.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 }] },
  titles: TITLES,
})}</script></html>`;

function setUp({ page = PAGE, module = { load: jest.fn(() => Promise.resolve()) } } = {}) {
  const fetchPage = jest.fn(() => Promise.resolve({ text: () => Promise.resolve(page) } as Response));
  globalThis.fetch = fetchPage;
  const translations = createSignal<Translations | null>(null);
  const loadModule = jest.fn(() => Promise.resolve({ default: module }));
  const containers = { loadModule, loadEntry: jest.fn(), discard: jest.fn() };
  return { target: { translations, containers, met: () => [RELEASE] }, module, translations, loadModule };
}

const english = textOf(shellText).notFound.title;
afterEach(() => {
  document.documentElement.lang = 'en';
  document.cookie = 'lectern-language=; max-age=0; path=/';
});

test('loads the texts of the shell and of each release in the page before the page changes', async () => {
  const { target, module, translations, loadModule } = setUp();
  module.load.mockImplementation(() => {
    expect(document.documentElement.lang).not.toBe('de');
    return Promise.resolve();
  });
  await switchLanguage('de', target);
  expect(loadModule).toHaveBeenCalledWith(RELEASE, './languages');
  expect(module.load).toHaveBeenCalledWith('de');
  expect(translations.get()?.titles).toEqual(TITLES);
  expect(document.documentElement.lang).toBe('de');
  expect(document.cookie).toContain('lectern-language=de');
  expect(textOf(shellText).notFound.title).not.toBe(english);
});

test('a release without the language stays English, and the page still changes', async () => {
  const { target, loadModule } = setUp();
  loadModule.mockRejectedValue(new Error('Module "./languages" does not exist in container.'));
  await switchLanguage('de', target);
  expect(document.documentElement.lang).toBe('de');
});

test.each<[string, () => Promise<Response>]>([
  ['loads', () => Promise.resolve({ text: () => Promise.resolve(PAGE) } as Response)],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the language chosen last stays when an earlier one %s after it', async (_case, answer) => {
  const { target, translations } = setUp();
  let go = (): void => undefined;
  const slow = new Promise<void>((resolve) => (go = resolve)).then(answer);
  jest.mocked(globalThis.fetch).mockReturnValueOnce(slow);
  const german = switchLanguage('de', target);
  await switchLanguage('fr', target);
  const french = translations.get();
  go();
  await german;
  expect(document.documentElement.lang).toBe('fr');
  expect(translations.get()).toBe(french);
  expect(document.cookie).toContain('lectern-language=fr');
});

test('English needs no texts', async () => {
  const { target, translations, loadModule } = setUp();
  await switchLanguage('de', target);
  loadModule.mockClear();
  await switchLanguage('en', target);
  expect(translations.get()).toBeNull();
  expect(loadModule).not.toHaveBeenCalled();
  expect(textOf(shellText).notFound.title).toBe(english);
  expect(document.cookie).toContain('lectern-language=en');
});

test.each([
  ['the page has no translations', '<html lang="de"></html>', 'de'],
  ['the shell lacks the language', PAGE, 'xx'],
])('changes nothing when %s', async (_case, page, language) => {
  const { target, translations } = setUp({ page });
  await expect(switchLanguage(language, target)).rejects.toThrow();
  expect(translations.get()).toBeNull();
  expect(document.documentElement.lang).toBe('en');
  expect(document.cookie).toContain('lectern-language=en');
});
