import { isCommonPassword } from './commonPassword';

test.each([
  'password',
  'Password1',
  'password123!',
  'P@ssw0rd!',
  '12345678',
  '11111111',
  '20251121',
  'aaaaaaaa',
  'abababab',
  'abcdefgh',
  '87654321',
  'qwertyuiop',
  'Welcome2026',
  '1letmein1',
  'lectern2026',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  'correct horse battery',
  'lower case words only',
  'tr0mb0ne-salad',
  'passwordless lunch',
  '314159265358979',
  'ключ от квартиры',
  '密码是一个很长的句子',
  'a'.repeat(33) + 'b'.repeat(40),
])('%s is not common', (password) => expect(isCommonPassword(password)).toBe(false));
