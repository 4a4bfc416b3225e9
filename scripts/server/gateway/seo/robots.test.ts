import { prepareGateway } from '../testBed';

const bed = prepareGateway();

beforeEach(() => bed.open());

test('/robots.txt disallows routes that need an account', async () => {
  expect((await bed.get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /watch/*/*/*$\nDisallow: /api/\nDisallow: /__/\nAllow: /\n\nSitemap: ' +
      'http://localhost:80/sitemap.xml\n',
  );
});
