/** The words of the profile's frame. Each tab has words of its own. */
export const profileWords = {
  title: 'Profile',
  tabs: 'Parts of your profile',
  names: {
    learning: 'Learning',
    certificates: 'Certificates',
    orders: 'Orders',
    books: 'Books',
    notes: 'Notes',
    pens: 'Pens',
    saved: 'Saved',
    settings: 'Settings',
  },
  partFailed: 'This part of your profile could not be loaded',
  partFailedWhat: 'The connection may be down. The other parts, and the rest of the site, work on.',
  offline: 'You are offline',
  offlineWhat: 'This is kept with your account, and shows as soon as you are connected again.',
  again: 'Try again',
} as const;
