import { prepareGateway } from '../testBed';

const testBed = prepareGateway();

beforeEach(() => testBed.open());

test('/robots.txt disallows routes that need an account', async () => {
  expect((await testBed.get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /watch/*/*/*$\nDisallow: /api/\nDisallow: /__/\nAllow: /\n\nSitemap: ' +
      'http://localhost:80/sitemap.xml\n',
  );
});
