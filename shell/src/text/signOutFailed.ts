/** Said where somebody signs out: in the header's menu and on the account screens. */
export const signOutFailed = 'Signing out did not work. Please try again.';
