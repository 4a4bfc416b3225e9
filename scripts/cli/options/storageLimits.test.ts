import { storedLimit } from '@lectern/backend/limits';
import { createSiteGovernor, storageLimits } from './storageLimits';
import { UsageError } from './UsageError';

const GIB = 1024 ** 3;
const none = { flag: undefined, variable: undefined };

test('a flag wins over its variable, and teachers and administrators get their own limit', () => {
  const configured = storageLimits({ flag: '2G', variable: '3G' }, { flag: undefined, variable: '1t' });
  const { limits } = createSiteGovernor(configured);
  const of = (token: Record<string, unknown>): number => storedLimit(limits, 'objects', token) / GIB;
  expect([of({}), of({ teacher: true }), of({ admin: true }), of({ teacher: false })]).toEqual([2, 1024, 1024, 2]);
});

test('without a statement an account has 512 MiB of files, a teacher 200 GiB', () => {
  expect(storageLimits(none, none)).toEqual({ account: GIB / 2, teacher: 200 * GIB });
});

test.each(['5', '5K', '-1G', 'much', '1.5G'])('refuses the size "%s"', (size) => {
  expect(() => storageLimits({ flag: size, variable: undefined }, none)).toThrow(UsageError);
  expect(() => storageLimits(none, { flag: undefined, variable: size })).toThrow('LECTERN_STORAGE_PER_TEACHER is');
});
