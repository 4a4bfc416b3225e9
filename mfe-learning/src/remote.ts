import { defineRemote } from '@lectern/shared/contract';

/** Enrolment, the course player, the profile and the code editor. */
export default defineRemote({
  name: 'learning',
  routes: [
    {
      id: 'watch',
      path: '/watch/:id/:uid/:name',
      screen: 'WatchScreen',
      access: 'signed-in',
      title: 'Watch',
      extraJsKb: 20,
    },
    {
      id: 'open-watch',
      path: '/watch/:bucket/:course_name',
      screen: 'OpenWatchScreen',
      access: 'public',
      title: 'Watch',
      data: ['folder'],
      prerender: true,
      extraJsKb: 20,
    },
    { id: 'enroll', path: '/enroll/:id/:uid/:name', screen: 'EnrollScreen', access: 'signed-in', title: 'Enrol' },
    {
      id: 'profile',
      path: '/profile',
      screen: 'ProfileScreen',
      access: 'signed-in',
      publicWith: 'certificate',
      publicWithAny: ['user'],
      title: 'Profile',
    },
    {
      id: 'codepen',
      path: '/codepen',
      screen: 'CodepenScreen',
      access: 'public',
      title: 'Code editor',
      prerender: true,
      nav: { label: 'Code editor', order: 30 },
    },
  ],
});
