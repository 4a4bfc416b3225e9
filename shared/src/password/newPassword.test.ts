import { passwordFault } from './newPassword';

test.each([
  ['', 'missing'],
  ['seven77', 'short'],
  ['x'.repeat(4097), 'long'],
  ['password1', 'common'],
  ['ada@lectern.example', 'address'],
  ['Ada@Lectern.Example', 'address'],
  ['correct horse battery', null],
  ['        a b c', null],
  ['x y z '.repeat(600), null],
])('%j: %s', (password, fault) => expect(passwordFault(password, ' ada@lectern.example')).toBe(fault));

test('refuses the local part of the address too; accepts it without an address', () => {
  expect(passwordFault('ada.lovelace', 'ada.lovelace@lectern.example')).toBe('address');
  expect(passwordFault('ada.lovelace', '')).toBeNull();
});
