/** The words about the session, outside the account screens. */
export const session = {
  lateTitle: 'Signing you in takes longer than usual',
  lateBody: 'The sign-in service has not answered yet. You can keep waiting, or go on without your account: you stay signed in here and can load your account later.',
  waitOn: 'Wait on',
  goOn: 'Go on signed out',
  signOutFailed: 'Signing out did not work. Please try again.',
  remembered: 'You are offline, or Lectern does not answer: this is what this device remembers of your account.',
  tryAgain: 'Try again',
  ended: 'Your session has ended, for example because your password was changed. Nothing that you saved is lost.',
  signInAgain: 'Sign in again',
  dismiss: 'Dismiss',
};
