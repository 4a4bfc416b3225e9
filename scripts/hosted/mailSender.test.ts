import { RetryLater } from '../processing';
import { createMailSender } from './mailSender';

test('a mail server that does not answer is asked again later, and a malformed address is refused', async () => {
  const mails = createMailSender({ smtp: 'smtp://127.0.0.1:9', from: 'no-reply@learn.example' });
  const mail = { subject: 'Hello', text: 'Hello', link: null, key: 'k' };
  await expect(mails.send({ ...mail, to: 'ann@learn.example' })).rejects.toBeInstanceOf(RetryLater);
  await expect(mails.send({ ...mail, to: 'nobody' })).rejects.toThrow('is not an e-mail address');
  mails.close();
});
