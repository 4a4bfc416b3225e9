/** An address of each screen that a signed-out visitor may see, with the sample content. */
export const PUBLIC_PATHS = [
  '/',
  '/search?q=bread',
  '/all-courses',
  '/category/data',
  '/courses/data/statistics',
  '/course/honest-charts/honest-charts',
  '/books',
  '/shopping',
  '/watch/open-courses/reading-a-chart',
  '/codepen',
  '/contact',
  '/getApp',
  '/teach',
  '/teach?teacher=samuel',
  '/privacy_policy',
  '/business',
  '/site_map',
  '/sign_in',
  '/sign_up',
  '/forgot_password',
  '/warning',
  '/maintaince',
  '/no-such-page',
];

/** An address of each screen that differs for a signed-in visitor, with the sample content. */
export const OWN_PATHS = [
  '/',
  '/course/honest-charts/honest-charts',
  '/enroll/first-loaf/me/your-first-loaf',
  '/watch/first-loaf/me/your-first-loaf',
  '/profile',
  '/books',
  '/shopping',
  '/teach',
];
