import { defineRemote } from '@lectern/shared/contract';

/** The shell's own routes: they must work while every remote is down. */
export default defineRemote({
  name: 'shell',
  routes: [
    {
      id: 'sign-up',
      path: '/sign_up',
      screen: 'SignUpScreen',
      access: 'public',
      title: 'Sign up',
      prerender: true,
    },
    {
      id: 'sign-in',
      path: '/sign_in',
      screen: 'SignInScreen',
      access: 'public',
      title: 'Sign in',
      prerender: true,
    },
    {
      id: 'forgot-password',
      path: '/forgot_password',
      screen: 'ForgotPasswordScreen',
      access: 'public',
      title: 'Reset your password',
      prerender: true,
    },
    { id: 'warning', path: '/warning', screen: 'WarningScreen', access: 'public', title: 'Warning' },
    { id: 'maintenance', path: '/maintaince', screen: 'MaintenanceScreen', access: 'public', title: 'Maintenance' },
  ],
});
