/** The words of the wait for the session. */
export const session = {
  lateTitle: 'Signing you in takes longer than usual',
  lateBody:
    'The sign-in service has not answered yet. You can keep waiting, or go on without your account: you ' +
    'stay signed in here and can load your account later.',
  waitOn: 'Wait on',
  goOn: 'Go on signed out',
};
