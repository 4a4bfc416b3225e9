import { defineRemote } from '@lectern/shared/contract';

/** Remote with the information pages: about Lectern, contact, teaching, the app and privacy. */
export default defineRemote({
  name: 'info',
  routes: [
    {
      id: 'contact',
      path: '/contact',
      screen: 'ContactScreen',
      access: 'public',
      title: 'Contact',
      prerender: true,
    },
    {
      id: 'get-app',
      path: '/getApp',
      screen: 'GetAppScreen',
      access: 'public',
      title: 'Get the app',
      prerender: true,
    },
    {
      id: 'teach',
      path: '/teach',
      screen: 'TeachScreen',
      access: 'public',
      title: 'Teach',
      dataWith: [{ param: 'teacher', path: '/api/people/' }],
      nav: { label: 'Teach', order: 40 },
      prerender: true,
    },
    {
      id: 'privacy-policy',
      path: '/privacy_policy',
      screen: 'PrivacyPolicyScreen',
      access: 'public',
      title: 'Privacy policy',
      prerender: true,
    },
    {
      id: 'business',
      path: '/business',
      screen: 'BusinessScreen',
      access: 'public',
      title: 'For business',
      nav: { label: 'Business', order: 50 },
      prerender: true,
    },
    {
      id: 'about',
      path: '/about',
      screen: 'BusinessScreen',
      access: 'public',
      title: 'About us',
      prerender: true,
    },
    {
      id: 'site-map',
      path: '/site_map',
      screen: 'SiteMapScreen',
      access: 'public',
      title: 'Site map',
      prerender: true,
    },
  ],
});
