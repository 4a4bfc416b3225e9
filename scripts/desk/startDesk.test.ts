import { DatabaseError, type AdminWrite } from '@lectern/backend';
import { carryOut, carryOutEntry } from './carryOut';
import { MAX_ATTEMPTS } from './outbox';
import { application, DAY, startDeskTestBed, type DeskTestBed } from './testBed';
import { until } from '../tests/fixtures/until';

let testBed: DeskTestBed;
beforeEach(async () => {
  testBed = await startDeskTestBed();
});
afterEach(() => testBed.stop());

const pending = { action: 'application.accept', target: 'lea', reason: '', message: '', by: 'boss', status: 'pending' };

test('carries out what waited while the site was stopped', async () => {
  testBed.seed('teacherApplications/lea', application);
  testBed.seed('audit/a', { ...pending, createdAt: DAY });
  await testBed.start().settled();
  expect(testBed.get('audit/a')).toMatchObject({ status: 'done' });
  expect(testBed.get('teacherApplications/lea')).toMatchObject({ status: 'accepted', message: null });
});

test.each(['a command', 'the desk'])('%s that can’t write the outcome leaves the account as it was', async (who) => {
  testBed.seed('teacherApplications/lea', application);
  testBed.seed('audit/a', { ...pending, createdAt: DAY });
  const { documents, accounts, files } = testBed.services;
  const failing = (writes: AdminWrite[]): void => {
    documents.commit(writes);
    if (JSON.stringify(writes).includes('"audit/')) throw new DatabaseError('The disk is full.');
  };
  const services = { accounts, files, documents: { ...documents, commit: failing } };
  const request = { action: 'application.accept', target: 'lea', reason: 'x', message: '' } as const;
  const work = who === 'the desk' ? carryOutEntry(services, 'a') : carryOut(services, request, 'Ops');
  await expect(work).rejects.toThrow('full');
  expect(accounts.getAccount('lea')?.claims).toEqual({});
  expect(testBed.get('teacherApplications/lea')).toMatchObject({ status: 'submitted' });
  expect(testBed.list('outbox')).toEqual([]);
  await testBed.start().settled();
  expect(testBed.get('audit/a')).toMatchObject({ status: 'done' });
  expect(testBed.mails).toHaveLength(1);
});

test('no id of an entry replaces another notice of the person, or takes its mail', async () => {
  const notice = { title: 'Asked', body: '', path: '/', createdAt: DAY };
  testBed.seed('users/lea/notifications/asked-q', { ...notice, kind: 'question', readAt: null });
  testBed.seed('teacherApplications/lea', application);
  testBed.seed('audit/asked-q', { ...pending, createdAt: DAY });
  await testBed.start().settled();
  expect(testBed.get('audit/asked-q')).toMatchObject({ status: 'done' });
  expect(testBed.get('users/lea/notifications/asked-q')).toMatchObject({ title: 'Asked' });
  expect(testBed.list('users/lea/notifications')).toHaveLength(2);
  expect(testBed.mails.map(({ key }) => key)).not.toContain('outbox/asked-q~lea');
});

test('a malformed document is refused and reported, and the next decision is carried out', async () => {
  testBed.seed('teacherApplications/lea', { ...application, topic: 7 });
  testBed.seed('teacherApplications/max', application);
  testBed.seed('audit/a', { ...pending, createdAt: DAY });
  testBed.seed('audit/b', { ...pending, target: 'max', createdAt: DAY });
  await testBed.start().settled();
  expect(testBed.get('audit/a')).toMatchObject({ status: 'refused' });
  expect(testBed.get('audit/b')).toMatchObject({ status: 'done' });
  expect(testBed.warnings).toHaveLength(1);
});

test('a decision waits while its store fails, and the next one is carried out', async () => {
  testBed.seed('teacherApplications/lea', application);
  testBed.seed('teacherApplications/max', application);
  testBed.seed('audit/a', { ...pending, createdAt: DAY });
  testBed.seed('audit/b', { ...pending, target: 'max', createdAt: DAY });
  const { accounts } = testBed.services;
  const { setClaims } = accounts;
  jest.spyOn(accounts, 'setClaims').mockImplementation((uid, claims) => {
    if (uid === 'lea') throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    setClaims(uid, claims);
  });
  await testBed.start().settled();
  expect([testBed.get('audit/a')?.status, testBed.get('audit/b')?.status]).toEqual(['pending', 'done']);
  expect(testBed.warnings[0]).toContain('audit/a');
  jest.restoreAllMocks();
  testBed.seed('audit/c', { ...pending, target: 'nobody', createdAt: DAY });
  await testBed.settled(() => testBed.get('audit/c')?.status !== 'pending');
  expect([testBed.get('audit/a')?.status, testBed.get('audit/c')?.status]).toEqual(['done', 'refused']);
});

test('a mail that can’t be read is set aside with its name, and the others are sent', async () => {
  const mail = { to: 'lea@lectern.example', subject: 'Hi', text: 'Hello.', path: '/', attempts: 0 };
  testBed.seed('outbox/a', { ...mail, to: 7 });
  testBed.seed('outbox/b', mail);
  await testBed.start().settled();
  expect(testBed.mails).toMatchObject([{ key: 'outbox/b' }]);
  expect(testBed.get('outbox/a')).toMatchObject({ to: 7, attempts: MAX_ATTEMPTS });
  expect(testBed.warnings).toEqual([expect.stringContaining('outbox/a')]);
});

test('a mail that waited is not sent to an account that was deleted meanwhile', async () => {
  for (const uid of ['lea', 'max']) testBed.seed(`teacherApplications/${uid}`, application);
  for (const target of ['lea', 'max'])
    await carryOut(testBed.services, { action: 'application.accept', target, reason: 'x', message: '' }, 'Ops');
  const [stored] = testBed.list('outbox').filter(({ uid }) => uid === 'lea');
  testBed.services.accounts.deleteAccount('lea');
  expect(testBed.list('outbox')).toMatchObject([{ uid: 'max' }]);
  // A decision that was in flight may store it after the deletion.
  testBed.seed('outbox/late', stored ?? {});
  await testBed.start().settled();
  expect(testBed.mails.map(({ to }) => to)).toEqual(['max@lectern.example']);
  expect(testBed.list('outbox')).toEqual([]);
});

test('a command decides without an account, and the site sends its mail', async () => {
  testBed.seed('teacherApplications/lea', application);
  const request = { action: 'application.accept', target: 'lea', reason: 'Known to us.', message: '' } as const;
  await carryOut(testBed.services, request, 'Ops');
  expect(testBed.list('audit')).toMatchObject([
    { by: 'command', byName: 'Ops', status: 'done', reason: 'Known to us.' },
  ]);
  await expect(carryOut(testBed.services, request, 'Ops')).rejects.toThrow('accepted');
  expect(testBed.list('audit')).toHaveLength(1);
  expect(testBed.mails).toEqual([]);
  await testBed.start().settled();
  expect(testBed.mails).toMatchObject([{ to: 'lea@lectern.example' }]);
});

test('messages of older forms get a status, stored ones and new ones', async () => {
  const message = {
    name: 'M',
    email: 'm@x.example',
    topic: 'other',
    message: 'Hello there.',
    honeypot: '',
    createdAt: DAY,
  };
  testBed.seed('contactMessages/old', message);
  testBed.start();
  testBed.seed('contactMessages/new', message);
  testBed.seed('businessLeads/l', {
    company: 'A',
    name: 'M',
    email: 'm@x.example',
    seats: 2,
    message: '',
    createdAt: DAY,
  });
  const statuses = () =>
    [...testBed.list('contactMessages'), ...testBed.list('businessLeads')].map(({ status }) => status);
  await until(() => !statuses().includes(undefined));
  expect(statuses()).toEqual(['new', 'new', 'new']);
  expect(testBed.list('deskState')).toHaveLength(1);
});

test('completing stored messages undoes no decision of the meantime, and brings back no deleted message', async () => {
  const lead = { company: 'A', name: 'M', email: 'm@x.example', seats: 2, message: '', createdAt: DAY };
  const path = (index: number): string => `businessLeads/${String(index).padStart(3, '0')}`;
  for (const id of ['m', 'n'])
    testBed.seed(`contactMessages/${id}`, {
      name: 'M',
      email: 'm@x.example',
      topic: 'other',
      message: 'Hi.',
      createdAt: DAY,
    });
  for (let index = 0; index < 300; index += 1) testBed.seed(path(index), lead);
  testBed.start();
  // The first pause comes after 200 documents, when the first 200 of this collection have been read.
  testBed.seed(path(198), { ...lead, status: 'done', uid: null });
  testBed.services.documents.delete(path(199));
  await until(() => testBed.list('deskState').length > 0);
  expect([testBed.get(path(198))?.status, testBed.get(path(199)), testBed.get(path(299))?.status]).toEqual([
    'done',
    null,
    'new',
  ]);
});
