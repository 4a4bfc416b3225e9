import { translatable } from '@lectern/shared/translations';

/** Texts of a person's public profile. */
export const publicProfileText = translatable('profile/publicProfile', () => ({
  title: 'Profile',
  failed: 'The profile could not be loaded',
  links: 'Links',
  pens: 'Code',
  courses: (name: string) => `Courses by ${name}`,
  empty: (name: string) => `${name} has not written anything here yet.`,
  none: 'You have no profile yet',
  noneLead: 'Write a few words about yourself, and choose who can see them.',
  write: 'Write your profile',
  ownPublic: 'Everyone can see this profile',
  ownPrivate: 'Only you can see this profile: it is private',
  change: 'Change your profile',
}));
