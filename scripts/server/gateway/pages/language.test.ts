import { integrityOf } from '../../../release';
import { fixtureTemplate } from '../../../tests/fixtures/gatewaySite';
import { prepareGateway } from '../testBed';

const testBed = prepareGateway();

const TEMPLATE = fixtureTemplate.replace('lang="en"', 'lang="de" dir="ltr"').replace('Loading...', 'Wird geladen');
const WORDS = { notFound: 'Nicht gefunden', maintenance: 'Gleich wieder da', description: 'In deinem Tempo.' };
const asset = (url: string, content: string) => ({
  url,
  integrity: integrityOf(new TextEncoder().encode(content)),
  bytes: content.length,
});

/** Makes a shell in German live, and a remote in German or, with `remote` false, in English only. */
async function releaseGerman({ remote = true, template = TEMPLATE } = {}): Promise<void> {
  const shell = await testBed.site.publishShell('2.0.0', fixtureTemplate, {
    'template.de.html': template,
    'languages.json': JSON.stringify({
      de: {
        js: [asset('/remotes/shell/2.0.0/text-de.js', 'shell')],
        titles: {},
        template: asset('/remotes/shell/2.0.0/template.de.html', TEMPLATE),
        words: WORDS,
      },
    }),
  });
  const german = {
    de: { js: [asset('/remotes/commerce/2.0.0/text-de.js', 'texts')], titles: { books: { title: 'Bücher' } } },
  };
  const routes = [{ id: 'books', path: '/books', title: 'Books' }];
  const extra: Record<string, string> = remote ? { 'languages.json': JSON.stringify(german) } : {};
  const commerce = await testBed.site.publishRemote('commerce', routes, '2.0.0', extra);
  await testBed.site.revise(({ remotes }) => ({
    shell: { stable: shell, fallback: null, canary: null },
    remotes: { ...remotes, commerce: { stable: commerce, fallback: null, canary: null } },
  }));
  await testBed.open();
}

const german = (url: string) => testBed.get(url, { 'accept-language': 'de-AT,de;q=0.9' });

describe('a page in the visitor’s language', () => {
  test('has the language, its loading screen and title, and preloads its texts', async () => {
    await releaseGerman();
    const { body, headers } = await german('/books');
    expect(body).toMatch(/<html lang="de" dir="ltr" data-serial="2">/);
    expect(body).toContain('Wird geladen');
    expect(body).toContain('<title>Bücher · Lectern</title>');
    expect(body).toContain('content="In deinem Tempo."');
    for (const owner of ['shell', 'commerce'])
      expect(body).toMatch(
        new RegExp(`rel="preload" as="script" href="/remotes/${owner}/2.0.0/text-de.js" integrity=`),
      );
    expect(body).toContain('<script type="application/json" id="translations">');
    expect(headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
  });

  test('is English for another visitor, without a trace of other languages', async () => {
    await releaseGerman();
    await german('/books');
    const { body } = await testBed.get('/books', { 'accept-language': 'en-GB,de;q=0.9' });
    expect(body).toMatch(/<html lang="en"/);
    expect(body).toContain('<title>Books · Lectern</title>');
    expect(body).not.toMatch(/text-de|id="translations"/);
  });

  test('follows the visitor’s choice in the cookie', async () => {
    await releaseGerman();
    const headers = { cookie: 'lectern-language=de', 'accept-language': 'en' };
    expect((await testBed.get('/books', headers)).body).toContain('lang="de"');
  });

  test('names a missing page in the language', async () => {
    await releaseGerman();
    const { body, statusCode } = await german('/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Nicht gefunden · Lectern</title>');
  });
});

describe('languages that are missing or damaged', () => {
  test('a remote in English only keeps its title on a German page', async () => {
    await releaseGerman({ remote: false });
    const { body } = await german('/books');
    expect(body).toContain('lang="de"');
    expect(body).toContain('<title>Books · Lectern</title>');
    expect(body).not.toContain('commerce/2.0.0/text-de.js');
  });

  test('a shell whose template is unusable serves English', async () => {
    await releaseGerman({ template: 'no placeholders' });
    expect((await german('/books')).body).toMatch(/<html lang="en"/);
  });

  test('a site in English only answers everybody in English', async () => {
    await testBed.open();
    expect((await german('/books')).body).toMatch(/<html lang="en"/);
  });
});
