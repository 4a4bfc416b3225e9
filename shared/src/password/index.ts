export { isCommonPassword } from './commonPassword';
export { MAX_PASSWORD, MIN_PASSWORD, passwordFault, type PasswordFault } from './newPassword';
