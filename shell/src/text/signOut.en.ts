import { defineText } from '@lectern/shared/text';

/** Texts of signing out, shared by the header’s account menu and the account screens. */
export const signOutText = defineText(() => ({
  failed: 'Signing out did not work. Please try again.',
}));
