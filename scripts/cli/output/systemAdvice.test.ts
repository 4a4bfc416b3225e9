import { StoreError } from '../../release';
import { printFailure } from './printFailure';

const failed = (code: string, words: string): Error => Object.assign(new Error(`${code}: ${words}`), { code });
const full = failed('ENOSPC', 'no space left on device, write');

function print(error: unknown): { code: number; err: string } {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = printFailure(error, {});
  const err = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  return { code, err };
}

test.each<[error: Error, advice: RegExp]>([
  [full, /^error: ENOSPC: no space left on device, write\nThe disk is full: free some space/],
  [failed('EACCES', "permission denied, open '/home/x'"), /'\/home\/x'\nThis user may not do that: run the command as/],
  [Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }), /full\nThe disk is full/],
  [new StoreError('unwritable', `Revision 7 can't be written: ${full.message}`, full), /write\nThe disk is full/],
])('%s is printed with what to do, and exits with 3', (error, advice) => {
  expect(print(error)).toEqual({ code: 3, err: expect.stringMatching(advice) as string });
});

test('a message that says what to do, and an error of the program, are printed as they are', () => {
  const advised = new StoreError('unreadable', `The key can't be read: ${full.message}. Let this user read it.`, full);
  expect(print(advised)).toEqual({ code: 3, err: `error: ${advised.message}\n` });
  expect(print(new TypeError('x is not a function'))).toEqual({ code: 1, err: 'error: x is not a function\n' });
});
