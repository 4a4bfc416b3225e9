import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseProvider, readSeller } from './settings';

const keys = { STRIPE_SECRET_KEY: 'sk_live_secret', STRIPE_WEBHOOK_SECRET: 'whsec_secret' };

test('a local site has test payments, a public one none, unless configured otherwise', () => {
  expect(chooseProvider({}, 'local')).toEqual({ kind: 'test' });
  expect(chooseProvider({}, 'public')).toEqual({ kind: 'none' });
  expect(chooseProvider({ LECTERN_PAYMENTS: 'none' }, 'local')).toEqual({ kind: 'none' });
  expect(chooseProvider({ LECTERN_PAYMENTS: 'test-on-public-site' }, 'public')).toEqual({ kind: 'test' });
  expect(chooseProvider({ LECTERN_PAYMENTS: 'stripe', ...keys }, 'public')).toMatchObject({ kind: 'stripe' });
});

test('test payments on a public site, unknown words and missing keys are refused, without the keys', () => {
  expect(() => chooseProvider({ LECTERN_PAYMENTS: 'test' }, 'public')).toThrow('others can reach this site');
  expect(() => chooseProvider({ LECTERN_PAYMENTS: 'paypal' }, 'local')).toThrow('"paypal"');
  const mixed = {
    LECTERN_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'whsec_secret',
    STRIPE_WEBHOOK_SECRET: 'sk_live_secret',
  };
  expect(() => chooseProvider(mixed, 'public')).toThrow(/^(?!.*(sk_live_secret|whsec_secret))/);
  expect(() => chooseProvider({ LECTERN_PAYMENTS: 'stripe' }, 'public')).toThrow('a key is missing');
});

test('real payments need a seller, and a malformed one is reported', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lectern-seller-'));
  await expect(readSeller(home, 'stripe')).rejects.toThrow('Receipts need a seller');
  expect(await readSeller(home, 'test')).toEqual({ seller: { name: 'Lectern', address: [] }, tax: null });
  await mkdir(join(home, 'config'));
  const file = join(home, 'config', 'seller.json');
  await expect(readSeller(home, 'stripe')).rejects.toThrow('Receipts need a seller');
  await mkdir(file);
  await expect(readSeller(home, 'stripe')).rejects.toMatchObject({ fix: expect.stringContaining('backup') as string });
  await rm(file, { recursive: true });
  await writeFile(file, '{"name": "Bread Ltd", "address": [7]}');
  await expect(readSeller(home, 'stripe')).rejects.toThrow('seller.json is malformed: address.0: ');
  await writeFile(file, '{"name": "Bread');
  await expect(readSeller(home, 'stripe')).rejects.toThrow('seller.json is malformed: it is not JSON');
  await writeFile(file, '{"name": "Bread Ltd"}');
  await expect(readSeller(home, 'stripe')).rejects.toThrow('is malformed');
  await writeFile(file, '{"name": "Bread Ltd", "address": ["1 Mill Lane"]}');
  expect(await readSeller(home, 'stripe')).toMatchObject({ seller: { name: 'Bread Ltd' }, tax: null });
  await rm(home, { recursive: true });
});
