import { startPaymentTestBed, type PaymentTestBed } from './testBed';

let testBed: PaymentTestBed;
afterEach(() => testBed.stop());

test('a receipt is sent although its buyer deletes the account first; other mails are not', async () => {
  // Nothing listens there: mails wait.
  testBed = await startPaymentTestBed({
    mail: { delivery: { smtp: 'smtp://127.0.0.1:1', from: 'shop@lectern.example' } },
  });
  const { backend } = testBed.running;
  await testBed.press(await testBed.checkOut('ann'), 'succeeds');
  backend.sendMail({ to: 'ann@lectern.example', subject: 'News', text: 'For your account.' });
  backend.auth.admin.deleteAccount('ann');
  expect(backend.auth.mailbox.list('ann@lectern.example')).toMatchObject([{ kind: 'RECEIPT', state: 'waiting' }]);
});
