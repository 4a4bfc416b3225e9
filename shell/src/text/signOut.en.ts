import { translatable } from '@lectern/shared/translations';

/** Texts of signing out, shared by the header’s account menu and the account screens. */
export const signOutText = translatable('signOut', () => ({
  failed: 'Signing out did not work. Please try again.',
}));
