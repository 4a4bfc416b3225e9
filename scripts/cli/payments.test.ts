import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireFieldsOf } from '@lectern/backend';
import { Command } from 'commander';
import { openPayments } from '../payments';
import { checkoutOf, fillShop } from '../tests/fixtures/paymentShop';
import { printFailure } from './output/printFailure';
import { openLocalBackend } from './site/localBackend';
import { addCouponCommand } from './commands/payments/coupon';
import { addPaymentsCommand } from './commands/payments/payments';
import { until } from '../tests/fixtures/until';

let home: string;
const environment = process.env;

/** A site with one order of 0 and one that was paid at the test bank without a report. */
beforeAll(async () => {
  process.env = { ...environment, LECTERN_PAYMENTS: undefined };
  home = mkdtempSync(join(tmpdir(), 'lectern-payments-cli-'));
  const backend = await openLocalBackend(home, 'http://localhost:4000', { exposure: 'local' });
  const { admin } = backend.firestore;
  const set = (path: string, data: object): void => admin.set(path, wireFieldsOf(data));
  fillShop(set);
  await backend.auth.admin.createAccount({
    uid: 'ann',
    email: 'ann@lectern.example',
    password: 'correct horse battery',
  });
  const options = { home, exposure: 'local' as const, origin: 'http://localhost:4000', report: () => undefined };
  const payments = await openPayments(backend, options);
  await payments.start();
  for (const product of ['book-free', 'book-loaf'])
    set(`customers/ann/checkout_sessions/nonce-0123456789-${product}`, checkoutOf(product));
  const statuses = () =>
    admin.query({ collection: 'paymentOrders' }).map(({ fields }) => JSON.stringify(fields.status));
  await until(() => statuses().join().includes('succeeded') && admin.query({ collection: 'testPayments' }).length > 0);
  await payments.processor.idle();
  for (const { path } of admin.query({ collection: 'testPayments' }))
    admin.commit([{ merge: path, fields: wireFieldsOf({ state: 'paid' }) }]);
  await payments.stop();
  await backend.close();
});
afterAll(() => {
  process.env = environment;
  rmSync(home, { recursive: true, force: true });
});

type Run = { code: number; out: string; err: string; json: Record<string, unknown> };

async function run(...args: string[]): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  const program = new Command('lectern').exitOverride().configureOutput({ writeErr: () => undefined });
  addPaymentsCommand(program);
  addCouponCommand(program);
  let code = 0;
  try {
    await program.parseAsync([...args, '--home', home], { from: 'user' });
  } catch (error) {
    code = printFailure(error, { json: args.includes('--json') });
  }
  for (const spy of spies) spy.mockRestore();
  const { stdout: out, stderr: err } = written;
  const json = args.includes('--json') && out ? (JSON.parse(out) as Record<string, unknown>) : {};
  return { code, out, err, json };
}

test('the sweep finds a payment that nobody reported; orders are listed, shown and refunded', async () => {
  expect((await run('payments', 'sweep', '--json')).json).toMatchObject({ ok: true, checked: 1 });
  const { json } = await run('payments', 'list', '--status', 'succeeded', '--json');
  const byNumber = (json.orders as { number: string }[]).sort((a, b) => a.number.localeCompare(b.number));
  expect(byNumber).toMatchObject([
    { amount: 0, number: 'L-000001' },
    { amount: 900, number: 'L-000002' },
  ]);
  expect((await run('payments', 'show', 'l-000002')).out).toContain('succeeded');
  expect(await run('payments', 'refund', 'L-000002', '--amount', '4.505')).toMatchObject({ code: 2 });
  const tooMuch = await run('payments', 'refund', 'L-000002', '--amount', '9.01');
  expect(tooMuch).toMatchObject({ code: 1, err: expect.stringContaining('At most €9.00 is left') as string });
  expect((await run('payments', 'refund', 'L-000002', '--amount', '4.50')).out).toContain('€4.50');
  expect((await run('payments', 'refund', 'L-000002', '--json')).json).toMatchObject({ refunded: 450 });
  expect((await run('payments', 'show', 'L-000002')).out).toMatch(/Z {2}refund of €4.50: done\n/);
  expect(await run('payments', 'refund', 'L-000002')).toMatchObject({ code: 1 });
  expect(await run('payments', 'refund', 'L-000001')).toMatchObject({ code: 1 });
  expect(await run('payments', 'show', 'L-999999')).toMatchObject({ code: 1 });
  expect((await run('payments', 'list', '--failed')).out).toBe('Nothing has failed.\n');
  expect((await run('payments', 'list', '--status', 'disputed')).out).toBe('No such orders.\n');
  expect((await run('payments', 'list', '--limit', '1')).out).toContain('There may be more: add --limit 1000.');
});

test('coupons are created, listed and ended; wrong ones are refused', async () => {
  expect((await run('coupon', 'create', 'spring', '--percent', '25', '--uses', '2')).code).toBe(0);
  expect((await run('coupon', 'create', 'SPRING', '--percent', '5')).code).toBe(1);
  for (const wrong of [
    [],
    ['--percent', '0'],
    ['--percent', '10', '--amount', '5'],
    ['--amount', '5'],
    ['--percent', '10', '--until', '2020-01-01'],
    ['--percent', '10', '--from', 'soon'],
  ])
    expect([wrong, (await run('coupon', 'create', 'WRONG', ...wrong)).code]).toEqual([wrong, 2]);
  const { json } = await run('coupon', 'list', '--json');
  expect(json.coupons).toMatchObject([{ code: 'SPRING', percentOff: 25, maxUses: 2, perAccount: 1, uses: 0 }]);
  expect((await run('coupon', 'end', 'spring', '--json')).json).toMatchObject({ ended: true });
  expect((await run('coupon', 'end', 'spring', '--json')).json).toMatchObject({ ended: false });
});
