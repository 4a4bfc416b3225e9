/** The account screens, by the names that `remote.ts` gives them. The shell loads them as one chunk. */
export { default as SignInScreen } from './SignInScreen';
export { default as SignUpScreen } from './SignUpScreen';
export { default as ForgotPasswordScreen } from './ForgotPasswordScreen';
