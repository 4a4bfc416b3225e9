import { mailDelivery } from './mailDelivery';

const SMTP = 'smtp://me:s3cret@mail.example:587';

test('there is no delivery without a mail server', () => {
  expect(mailDelivery({}, {}, null)).toBeNull();
  expect(mailDelivery({}, { smtp: '', from: 'a@b.example' }, null)).toBeNull();
});

test.each([
  [{ smtp: SMTP }, {}, null, 'Lectern <no-reply@localhost>'],
  [{}, { smtp: SMTP }, 'https://learn.example', 'Lectern <no-reply@learn.example>'],
  [{ smtp: SMTP, from: 'a@b.example' }, { from: 'x@y.example' }, null, 'a@b.example'],
  [{}, { smtp: SMTP, from: 'École <a@b.example>' }, null, 'École <a@b.example>'],
])('%j and %j on %s send from %s', (options, variables, origin, from) => {
  expect(mailDelivery(options, variables, origin)).toEqual({ smtp: SMTP, from });
});

test.each([
  [{ smtp: 'mail.example:587 me s3cret' }, /^The mail server must be/],
  [{ smtp: 'https://me:s3cret@mail.example' }, /^The mail server must be/],
  [{ smtp: SMTP, from: 'nobody' }, /^"nobody" is not a sender/],
  [{ smtp: SMTP, from: 'a@b.example\nBcc: c@d.example' }, /is not a sender/],
])('refuses %j without repeating the password', (options, message) => {
  const refusal = (): unknown => mailDelivery(options, {}, null);
  expect(refusal).toThrow(message);
  expect(refusal).not.toThrow(/s3cret/);
});
