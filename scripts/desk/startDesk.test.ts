import { DatabaseError, type AdminWrite } from '@lectern/backend';
import { carryOut, carryOutEntry } from './carryOut';
import { MAX_ATTEMPTS } from './outbox';
import { application, DAY, startDeskBed, type DeskBed } from './testBed';
import { until } from '../tests/fixtures/until';

let bed: DeskBed;
beforeEach(async () => {
  bed = await startDeskBed();
});
afterEach(() => bed.stop());

const pending = { action: 'application.accept', target: 'lea', reason: '', message: '', by: 'boss', status: 'pending' };

test('carries out what waited while the site was stopped', async () => {
  bed.seed('teacherApplications/lea', application);
  bed.seed('audit/a', { ...pending, createdAt: DAY });
  await bed.start().settled();
  expect(bed.get('audit/a')).toMatchObject({ status: 'done' });
  expect(bed.get('teacherApplications/lea')).toMatchObject({ status: 'accepted', message: null });
});

test.each(['a command', 'the desk'])('%s that can’t write the outcome leaves the account as it was', async (who) => {
  bed.seed('teacherApplications/lea', application);
  bed.seed('audit/a', { ...pending, createdAt: DAY });
  const { documents, accounts, files } = bed.services;
  const failing = (writes: AdminWrite[]): void => {
    documents.commit(writes);
    if (JSON.stringify(writes).includes('"audit/')) throw new DatabaseError('The disk is full.');
  };
  const services = { accounts, files, documents: { ...documents, commit: failing } };
  const request = { action: 'application.accept', target: 'lea', reason: 'x', message: '' } as const;
  const work = who === 'the desk' ? carryOutEntry(services, 'a') : carryOut(services, request, 'Ops');
  await expect(work).rejects.toThrow('full');
  expect(accounts.getAccount('lea')?.claims).toEqual({});
  expect(bed.get('teacherApplications/lea')).toMatchObject({ status: 'submitted' });
  expect(bed.list('outbox')).toEqual([]);
  await bed.start().settled();
  expect(bed.get('audit/a')).toMatchObject({ status: 'done' });
  expect(bed.mails).toHaveLength(1);
});

test('a malformed document is refused and reported, and the next decision is carried out', async () => {
  bed.seed('teacherApplications/lea', { ...application, topic: 7 });
  bed.seed('teacherApplications/max', application);
  bed.seed('audit/a', { ...pending, createdAt: DAY });
  bed.seed('audit/b', { ...pending, target: 'max', createdAt: DAY });
  await bed.start().settled();
  expect(bed.get('audit/a')).toMatchObject({ status: 'refused' });
  expect(bed.get('audit/b')).toMatchObject({ status: 'done' });
  expect(bed.warnings).toHaveLength(1);
});

test('a decision waits while its store fails, and the next one is carried out', async () => {
  bed.seed('teacherApplications/lea', application);
  bed.seed('teacherApplications/max', application);
  bed.seed('audit/a', { ...pending, createdAt: DAY });
  bed.seed('audit/b', { ...pending, target: 'max', createdAt: DAY });
  const { accounts } = bed.services;
  const { setClaims } = accounts;
  jest.spyOn(accounts, 'setClaims').mockImplementation((uid, claims) => {
    if (uid === 'lea') throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    setClaims(uid, claims);
  });
  await bed.start().settled();
  expect([bed.get('audit/a')?.status, bed.get('audit/b')?.status]).toEqual(['pending', 'done']);
  expect(bed.warnings[0]).toContain('audit/a');
  jest.restoreAllMocks();
  bed.seed('audit/c', { ...pending, target: 'nobody', createdAt: DAY });
  await bed.settled(() => bed.get('audit/c')?.status !== 'pending');
  expect([bed.get('audit/a')?.status, bed.get('audit/c')?.status]).toEqual(['done', 'refused']);
});

test('a mail that can’t be read is set aside with its name, and the others are sent', async () => {
  const mail = { to: 'lea@lectern.example', subject: 'Hi', text: 'Hello.', path: '/', attempts: 0 };
  bed.seed('outbox/a', { ...mail, to: 7 });
  bed.seed('outbox/b', mail);
  await bed.start().settled();
  expect(bed.mails).toMatchObject([{ key: 'outbox/b' }]);
  expect(bed.get('outbox/a')).toMatchObject({ to: 7, attempts: MAX_ATTEMPTS });
  expect(bed.warnings).toEqual([expect.stringContaining('outbox/a')]);
});

test('a command decides without an account, and the site sends its mail', async () => {
  bed.seed('teacherApplications/lea', application);
  const request = { action: 'application.accept', target: 'lea', reason: 'Known to us.', message: '' } as const;
  await carryOut(bed.services, request, 'Ops');
  expect(bed.list('audit')).toMatchObject([{ by: 'command', byName: 'Ops', status: 'done', reason: 'Known to us.' }]);
  await expect(carryOut(bed.services, request, 'Ops')).rejects.toThrow('accepted');
  expect(bed.list('audit')).toHaveLength(1);
  expect(bed.mails).toEqual([]);
  await bed.start().settled();
  expect(bed.mails).toMatchObject([{ to: 'lea@lectern.example' }]);
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
  bed.seed('contactMessages/old', message);
  bed.start();
  bed.seed('contactMessages/new', message);
  bed.seed('businessLeads/l', { company: 'A', name: 'M', email: 'm@x.example', seats: 2, message: '', createdAt: DAY });
  const statuses = () => [...bed.list('contactMessages'), ...bed.list('businessLeads')].map(({ status }) => status);
  await until(() => !statuses().includes(undefined));
  expect(statuses()).toEqual(['new', 'new', 'new']);
  expect(bed.list('deskState')).toHaveLength(1);
});

test('completing stored messages undoes no decision of the meantime, and brings back no deleted message', async () => {
  const lead = { company: 'A', name: 'M', email: 'm@x.example', seats: 2, message: '', createdAt: DAY };
  const path = (index: number): string => `businessLeads/${String(index).padStart(3, '0')}`;
  for (const id of ['m', 'n'])
    bed.seed(`contactMessages/${id}`, {
      name: 'M',
      email: 'm@x.example',
      topic: 'other',
      message: 'Hi.',
      createdAt: DAY,
    });
  for (let index = 0; index < 300; index += 1) bed.seed(path(index), lead);
  bed.start();
  // The first pause comes after 200 documents, when the first 200 of this collection have been read.
  bed.seed(path(198), { ...lead, status: 'done', uid: null });
  bed.services.documents.delete(path(199));
  await until(() => bed.list('deskState').length > 0);
  expect([bed.get(path(198))?.status, bed.get(path(199)), bed.get(path(299))?.status]).toEqual(['done', null, 'new']);
});
