import { application, course, DAY, startDeskTestBed, type DeskTestBed } from './testBed';

let testBed: DeskTestBed;
beforeEach(async () => {
  testBed = await startDeskTestBed();
  testBed.start();
});
afterEach(() => testBed.stop());

const notifications = (uid: string) => testBed.list(`users/${uid}/notifications`);
const claims = (uid: string) => testBed.services.accounts.getAccount(uid)?.claims;

test('an accepted application makes a teacher, and says so on the screen and by mail', async () => {
  testBed.seed('teacherApplications/lea', application);
  const entry = await testBed.decide('application.accept', 'lea', { message: 'Welcome, Lea.' });
  expect(entry).toMatchObject({ status: 'done', label: 'Lea: Bread', byName: 'boss@lectern.example', problem: null });
  expect(claims('lea')).toEqual({ teacher: true });
  expect(testBed.get('teacherApplications/lea')).toMatchObject({ status: 'accepted', message: 'Welcome, Lea.' });
  expect(notifications('lea')).toMatchObject([
    { kind: 'decision', body: 'Welcome, Lea.', path: '/teach', readAt: null },
  ]);
  expect(testBed.mails).toMatchObject([{ to: 'lea@lectern.example', path: '/teach' }]);
  expect(testBed.mails[0]?.text).toContain('Welcome, Lea.');
  expect(testBed.list('outbox')).toEqual([]);
});

test('a refusal needs a message, and a second decision is refused', async () => {
  testBed.seed('teacherApplications/lea', application);
  expect(await testBed.decide('application.decline', 'lea')).toMatchObject({ status: 'refused' });
  expect(testBed.get('teacherApplications/lea')?.status).toBe('submitted');
  expect(await testBed.decide('application.decline', 'lea', { message: 'Tell us more.' })).toMatchObject({
    status: 'done',
  });
  expect(claims('lea')).toEqual({});
  const again = await testBed.decide('application.accept', 'lea');
  expect(again).toMatchObject({ status: 'refused', problem: expect.stringContaining('declined') as string });
  expect(claims('lea')).toEqual({});
});

test('a course goes from review to published, archived, published again, and back to its teacher', async () => {
  testBed.seed('courses/bread', course);
  expect(await testBed.decide('course.publish', 'bread')).toMatchObject({ status: 'refused' });
  testBed.seed('courses/bread/sections/s', { title: 'S', order: 0 });
  testBed.seed('courses/bread/sections/s/lessons/one', { title: 'One', order: 0 });
  expect(await testBed.decide('course.publish', 'bread')).toMatchObject({ status: 'done', label: course.title });
  expect(testBed.get('courses/bread')).toMatchObject({ status: 'published', createdAt: DAY });
  await testBed.decide('course.archive', 'bread');
  await testBed.decide('course.publish', 'bread');
  expect(await testBed.decide('course.return', 'bread', { message: 'x' })).toMatchObject({ status: 'refused' });
  testBed.seed('courses/other', course);
  await testBed.decide('course.return', 'other', { message: 'The sound is low.' });
  expect(testBed.get('courses/other')?.status).toBe('draft');
  expect(testBed.list('courses/other/decisions')).toMatchObject([
    { action: 'course.return', message: 'The sound is low.' },
  ]);
  expect(notifications('tea')).toHaveLength(4);
});

test('an answer reaches the address that was given, and the account of the sender', async () => {
  const message = {
    name: 'Max',
    email: 'max@else.example',
    topic: 'other',
    message: 'Hello, all of you.',
    honeypot: '',
  };
  testBed.seed('contactMessages/m', { ...message, createdAt: DAY, status: 'new', uid: 'max' });
  testBed.seed('users/max/settings/mail', { off: ['answer'], updatedAt: DAY });
  await testBed.decide('message.answer', 'contactMessages/m', { message: 'Hello, Max.' });
  expect(testBed.get('contactMessages/m')).toMatchObject({ status: 'answered', answer: 'Hello, Max.' });
  expect(testBed.mails).toMatchObject([{ to: 'max@else.example' }]);
  expect(testBed.mails[0]?.text).toMatch(/Hello, Max\.[^]*Hello, all of you\./);
  expect(notifications('max')).toHaveLength(1);
  await testBed.decide('message.spam', 'contactMessages/m');
  expect(testBed.get('contactMessages/m')?.status).toBe('spam');
  expect(testBed.mails).toHaveLength(1);
});

test('a hidden review is moved, every report of it is closed, and everybody concerned is notified', async () => {
  testBed.seed('courses/bread', { ...course, status: 'published', ratingSum: 6, ratingCount: 2 });
  testBed.seed('courses/bread/reviews/lea', { rating: 5, text: '', authorName: 'Lea', createdAt: DAY, updatedAt: DAY });
  testBed.seed('courses/bread/reviews/max', {
    rating: 1,
    text: 'Spam',
    authorName: 'Max',
    createdAt: DAY,
    updatedAt: DAY,
  });
  for (const by of ['lea', 'tea'])
    testBed.seed(`reports/review~bread~max~${by}`, {
      kind: 'review',
      courseId: 'bread',
      authorUid: 'max',
      by,
      reason: 'spam',
      note: '',
      status: 'open',
      createdAt: DAY,
    });
  expect(await testBed.decide('report.hide', 'review~bread~max~lea')).toMatchObject({ status: 'done' });
  expect(testBed.get('courses/bread/reviews/max')).toBeNull();
  expect(testBed.get('courses/bread')).toMatchObject({ ratingSum: 5, ratingCount: 1 });
  expect(testBed.get('hiddenReviews/bread~max')).toMatchObject({ text: 'Spam', reason: 'Because.' });
  expect(testBed.list('reports').map(({ status }) => status)).toEqual(['hidden', 'hidden']);
  expect([notifications('max'), notifications('lea'), notifications('tea')].map((all) => all.length)).toEqual([
    1, 1, 1,
  ]);
});

test('roles and access change at once, and a withdrawn role ends every session', async () => {
  const { accounts } = testBed.services;
  await testBed.decide('account.grantAdmin', 'lea');
  expect(claims('lea')).toEqual({ admin: true });
  const { idToken } = accounts.signIn('tea');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await testBed.decide('account.revokeTeacher', 'tea');
  expect(claims('tea')).toEqual({});
  expect(() => testBed.running.backend.auth.verifyCaller(`Bearer ${idToken}`)).toThrow();
  await testBed.decide('account.disable', 'max');
  expect(accounts.getAccount('max')?.disabled).toBe(true);
  await testBed.decide('account.enable', 'max');
  expect(accounts.getAccount('max')?.disabled).toBe(false);
});

test('nobody locks out the last administrator, themselves, or decides without the role', async () => {
  expect(await testBed.decide('account.disable', 'boss')).toMatchObject({ status: 'refused' });
  expect(await testBed.decide('account.revokeAdmin', 'boss')).toMatchObject({ status: 'refused' });
  await testBed.decide('account.grantAdmin', 'lea');
  expect(await testBed.decide('account.revokeAdmin', 'boss', { by: 'lea' })).toMatchObject({ status: 'done' });
  expect(await testBed.decide('account.disable', 'max', { by: 'boss' })).toMatchObject({ status: 'refused' });
  expect(await testBed.decide('account.disable', 'max', { by: 'nobody' })).toMatchObject({ status: 'refused' });
  expect(await testBed.decide('account.disable', 'max', { by: 'lea', reason: '' })).toMatchObject({
    status: 'refused',
  });
  expect(testBed.services.accounts.getAccount('max')?.disabled).toBe(false);
});

test.each(['../users/lea', 'lea/notes/n', '', 'contactMessages/m/x', 'none'])(
  'a target that names no such document is refused: %j',
  async (target) => {
    for (const action of [
      'application.accept',
      'course.publish',
      'message.read',
      'report.keep',
      'account.enable',
    ] as const)
      if (target !== '') expect(await testBed.decide(action, target)).toMatchObject({ status: 'refused' });
    expect(testBed.warnings).toEqual([]);
  },
);

test('an account keeps its newest 50 notifications, and mails of a kind can be switched off', async () => {
  for (let index = 0; index < 60; index += 1)
    testBed.seed(`users/lea/notifications/n${index}`, {
      kind: 'answer',
      title: 'x',
      body: '',
      path: '/',
      readAt: null,
      createdAt: new Date(DAY.getTime() + index),
    });
  testBed.seed('users/lea/settings/mail', { off: ['decision'], updatedAt: DAY });
  await testBed.decide('account.grantTeacher', 'lea');
  expect(notifications('lea')).toHaveLength(50);
  expect(notifications('lea').filter(({ kind }) => kind === 'decision')).toHaveLength(1);
  expect(testBed.mails).toEqual([]);
});

test('a refund is approved for the processor, declined with an answer, and never by its buyer', async () => {
  const payment = { status: 'succeeded', items: [], amount: 900, currency: 'eur', number: 'L-7', created: DAY };
  for (const uid of ['lea', 'max', 'boss']) {
    testBed.seed(`customers/${uid}/payments/p`, payment);
    testBed.seed(`customers/${uid}/refund_requests/p`, { reason: 'By mistake.', createdAt: DAY, status: 'open' });
  }
  expect(await testBed.decide('refund.approve', 'customers/lea/refund_requests/p')).toMatchObject({ status: 'done' });
  expect(testBed.get('customers/lea/refund_requests/p')).toMatchObject({ status: 'approved' });
  await testBed.decide('refund.decline', 'customers/max/refund_requests/p', { message: 'It was read.' });
  expect(testBed.get('customers/max/refund_requests/p')).toMatchObject({ status: 'declined', answer: 'It was read.' });
  const path = '/profile?tab=orders&order=p';
  expect(notifications('max')).toMatchObject([{ kind: 'refund', body: 'It was read.', path }]);
  expect(await testBed.decide('refund.approve', 'customers/boss/refund_requests/p')).toMatchObject({
    status: 'refused',
  });
  expect(await testBed.decide('refund.approve', 'customers/lea/refund_requests/p')).toMatchObject({
    status: 'refused',
  });
  testBed.seed('processingFailures/f', { path: 'customers/lea/payments/p', error: 'x' });
  expect(await testBed.decide('payment.settle', 'f')).toMatchObject({
    status: 'done',
    label: 'customers/lea/payments/p',
  });
  expect(testBed.get('processingFailures/f')).toBeNull();
});
