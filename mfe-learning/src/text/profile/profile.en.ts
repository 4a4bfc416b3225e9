import { translatable } from '@lectern/shared/translations';

/** Texts of the profile's frame. Each tab has its own module. */
export const profileText = translatable('profile/profile', () => ({
  title: 'Profile',
  tabs: 'Profile sections',
  names: {
    learning: 'Learning',
    review: 'Review',
    certificates: 'Certificates',
    orders: 'Orders',
    books: 'Books',
    notes: 'Notes',
    pens: 'Pens',
    saved: 'Saved',
    offline: 'On this device',
    settings: 'Settings',
  },
  tabFailed: 'This part of your profile could not be loaded',
  tabFailedAdvice: 'The rest of the site still works.',
}));
