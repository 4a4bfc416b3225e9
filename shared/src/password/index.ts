export { isCommonPassword } from './commonPassword';
export { LEAST_PASSWORD, MOST_PASSWORD, passwordFault, type PasswordFault } from './newPassword';
