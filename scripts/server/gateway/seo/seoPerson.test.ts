import { get, canonical, people, prepareSeoSite, tag } from './testBed';

prepareSeoSite();

const profile = {
  headline: 'Builds "towers" & <bridges>',
  bio: 'Ten years\nof steel.',
  avatar: 'avatars/ada.png',
  links: [],
};

describe('the page of a teacher', () => {
  beforeEach(() => void people.set('ada_1', { name: 'Ada <A> Lovelace', profile, courses: [] }));

  test('describes the person to crawlers and link previews, with all text escaped', async () => {
    const { body, statusCode } = await get('/teach?ref=mail&teacher=ada_1');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Ada &lt;A&gt; Lovelace · Lectern</title>');
    expect(canonical(body)).toBe('http://lectern.example/teach?teacher=ada_1');
    expect(tag(body, 'og:url')).toBe(canonical(body));
    expect(tag(body, 'description')).toBe('Builds &quot;towers&quot; &amp; &lt;bridges&gt; · Ten years of steel.');
    expect(tag(body, 'og:title')).toBe('Ada &lt;A&gt; Lovelace');
    expect(tag(body, 'og:image')).toContain('/o/avatars%2Fada.png?alt=media');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'ProfilePage',
      url: canonical(body),
      mainEntity: { '@type': 'Person', name: 'Ada <A> Lovelace' },
    });
  });

  test('of a private profile names what the courses name, and no more', async () => {
    people.set('theo', { name: 'Theo', profile: null, courses: [] });
    const { body } = await get('/teach?teacher=theo');
    expect([tag(body, 'og:title'), tag(body, 'description')]).toEqual(['Theo', 'Theo on Lectern.']);
    expect(tag(body, 'og:image')).toBe('http://lectern.example/share.png');
  });

  test('cuts a long description between words', async () => {
    people.set('ada_1', { name: 'Ada', profile: { ...profile, headline: '', bio: 'word '.repeat(150) }, courses: [] });
    const description = tag((await get('/teach?teacher=ada_1')).body, 'description') ?? '';
    expect(description).toMatch(/^(word )+word…$/);
    expect(description.length).toBeLessThanOrEqual(161);
  });

  test('is not found for an unknown person, and all of them share one page', async () => {
    const [first, second] = [await get('/teach?teacher=nobody'), await get('/teach?teacher=no_one')];
    expect([first.statusCode, canonical(first.body), tag(first.body, 'robots')]).toEqual([404, undefined, 'noindex']);
    expect(first.body).toContain('<title>Page not found · Lectern</title>');
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test('is the page of its route for a query without an id', async () => {
    for (const query of ['', '?teacher=', '?teacher=a/../b', `?teacher=${'x'.repeat(129)}`, '?desk=site']) {
      const { body, statusCode } = await get(`/teach${query}`);
      expect([statusCode, canonical(body)]).toEqual([200, 'http://lectern.example/teach']);
    }
  });

  test('is served without an address when the answer is broken', async () => {
    people.set('ada_1', { name: 7 });
    const { body, statusCode } = await get('/teach?teacher=ada_1');
    expect([statusCode, canonical(body), tag(body, 'robots')]).toEqual([200, undefined, 'noindex']);
  });
});
