import { createQuotas } from './quotas';
import { defaultLimits, NO_QUOTAS, type Limits } from './limits';

const rate = (burst: number, perSecond: number) => ({ burst, perSecond });
const rates = { account: rate(3, 1), client: rate(5, 1), signedOut: rate(2, 1) };
const quotas: Limits['quotas'] = { ...NO_QUOTAS, writes: rates, writtenBytes: rates };
const ann = { client: '192.0.2.1', account: 'ann' };
const ben = { client: '192.0.2.1', account: 'ben' };
const visitor = { client: '192.0.2.1', account: null };

let time = 0;
const create = (): ReturnType<typeof createQuotas> => createQuotas(quotas, () => time);

test('an account is refused after its burst, and served again with time', () => {
  const { take } = create();
  take(ann, { writes: 3 });
  expect(() => take(ann, { writes: 1 })).toThrow('This account has sent too many document writes: try again in 1 s.');
  time += 1000;
  take(ann, { writes: 1 });
  expect(() => take(ann, { writes: 1 })).toThrow('too many document writes');
});

test('the accounts of one client share its quota', () => {
  const { take } = create();
  take(ann, { writes: 3 });
  take(ben, { writes: 2 });
  expect(() => take(ben, { writes: 1 })).toThrow('This client has sent too many');
  take({ ...ben, client: '192.0.2.2' }, { writes: 1 });
});

test('a signed-out client has a quota of its own', () => {
  const { take } = create();
  take(visitor, { writes: 2 });
  expect(() => take(visitor, { writes: 1 })).toThrow('This signed-out client has sent too many');
  take(ann, { writes: 1 });
});

test('a refused request counts nothing, of any kind', () => {
  const { take } = create();
  expect(() => take(ann, { writes: 1, writtenBytes: 4 })).toThrow('more bytes of documents than one account may send');
  take(ann, { writes: 3, writtenBytes: 3 });
});

test('a flood of other clients does not refill a quota', () => {
  const { take } = create();
  take(visitor, { writes: 2 });
  for (let n = 0; n < 60_000; n += 1) take({ client: `10.0.${n}`, account: null }, { writes: 1 });
  expect(() => take(visitor, { writes: 1 })).toThrow('too many');
});

test('by default 10,000 messages of a signed-out client are refused after 60', () => {
  const { take } = createQuotas(defaultLimits().quotas, () => time);
  let accepted = 0;
  for (let n = 0; n < 10_000; n += 1, time += 0.5)
    try {
      take(visitor, { writes: 1, writtenBytes: 200 });
      accepted += 1;
    } catch {
      // Refused: counted by its absence.
    }
  expect(accepted).toBeGreaterThanOrEqual(60);
  expect(accepted).toBeLessThan(65);
});
