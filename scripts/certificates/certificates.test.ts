import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { parseCertificateCode } from '@lectern/shared/domain';
import { course, DAY, startDeskTestBed, type DeskTestBed } from '../desk/testBed';
import { noticeWrites } from '../desk';
import { embeddedDocuments } from '../processing';
import { openKeys, rotateKeys, startCertificates } from './index';

const ORIGIN = 'https://learn.example';

const LATER = new Date('2026-11-02T10:00:00Z');

let testBed: DeskTestBed;
let home: string;
beforeEach(async () => {
  testBed = await startDeskTestBed();
  home = await mkdtemp(join(tmpdir(), 'lectern-certificates-'));
  testBed.seed('courses/bees', { ...course, title: 'Keeping bees', slug: 'bees', lessonCount: 2, updatedAt: DAY });
  testBed.seed('courses/bees/sections/s', { title: 'Start', order: 1 });
  for (const [order, id] of ['hive', 'honey'].entries())
    testBed.seed(`courses/bees/sections/s/lessons/${id}`, {
      title: id,
      kind: 'text',
      order,
      durationSec: 60,
      preview: false,
    });
});
afterEach(async () => {
  await testBed.stop();
  await rm(home, { recursive: true, force: true });
});

const lesson = { watched: '', positionSec: 0, done: true, at: 1 };

function seedLearner(uid: string, lessons: string[], percent = 100): void {
  testBed.seed(`users/${uid}/enrolments/bees`, { source: 'free', entitlement: null, createdAt: DAY });
  const done = Object.fromEntries(lessons.map((id) => [id, lesson]));
  testBed.seed(`users/${uid}/progress/bees`, { lessons: done, lastLessonId: null, percent, updatedAt: LATER });
  seedCertificate(uid);
}

const seedCertificate = (uid: string): void =>
  testBed.seed(`certificates/${uid}_bees`, {
    uid,
    courseId: 'bees',
    courseTitle: 'Keeping bees',
    learnerName: 'Lea Li',
    issuedAt: LATER,
  });

/** Signs what is due with the keys of the home, once. */
async function sign(): Promise<void> {
  const keys = await openKeys(home);
  const documents = embeddedDocuments(testBed.running.backend);
  const certificates = await startCertificates(
    documents,
    { origin: ORIGIN, keys },
    {
      warn: (warning) => void testBed.warnings.push(warning),
      notify: (notice, id) => noticeWrites(testBed.services, notice, id),
    },
  );
  await certificates.settled();
  await certificates.stop();
}

const codeOf = (uid: string): string => String(testBed.get(`certificates/${uid}_bees`)?.code);
const jwtOf = (uid: string): string => String(testBed.get(`credentials/${codeOf(uid)}`)?.jwt);
const verify = async (jwt: string) => {
  const { publicKeys } = await openKeys(home);
  return (await jwtVerify(jwt, createLocalJWKSet({ keys: [...publicKeys] }))).payload;
};

test('a finished course gets an Open Badge that verifies with the public keys', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  expect(codeOf('lea')).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  const badge = await verify(jwtOf('lea'));
  expect(badge).toMatchObject({
    iss: `${ORIGIN}/api/certificates/issuer`,
    jti: `${ORIGIN}/profile?certificate=${codeOf('lea')}`,
    nbf: LATER.getTime() / 1000,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    validFrom: LATER.toISOString(),
    credentialSubject: {
      identifier: [{ identityHash: 'Lea Li', identityType: 'name', hashed: false }],
      achievement: { id: `${ORIGIN}/course/bees/bees`, name: 'Keeping bees' },
    },
  });
  expect(testBed.warnings).toEqual([]);
});

test('signing again changes nothing', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  const [code, jwt] = [codeOf('lea'), jwtOf('lea')];
  await sign();
  expect([codeOf('lea'), jwtOf('lea')]).toEqual([code, jwt]);
  expect(testBed.list('credentials')).toHaveLength(1);
});

test('a learner is notified once, of the signed certificate or of its refusal, by mail unless it is off', async () => {
  testBed.seed('users/max/settings/mail', { off: ['decision'], updatedAt: DAY });
  seedLearner('lea', ['hive', 'honey']);
  seedLearner('max', ['hive']);
  await sign();
  await sign();
  const path = `/profile?certificate=${codeOf('lea')}`;
  expect(testBed.list('users/lea/notifications')).toMatchObject([
    { title: expect.stringContaining('ready') as string, path },
  ]);
  expect(testBed.list('users/max/notifications')).toMatchObject([
    { body: expect.stringContaining('Not every lesson') as string, path: '/profile?tab=certificates' },
  ]);
  expect(testBed.list('outbox')).toMatchObject([{ to: 'lea@lectern.example', path }]);
});

test('a certificate without enrolment, or with a lesson left, is refused with the reason', async () => {
  seedCertificate('max');
  seedLearner('lea', ['hive']);
  await sign();
  expect(testBed.get('certificates/max_bees')?.refusal).toContain('not enrolled');
  expect(testBed.get('certificates/lea_bees')?.refusal).toContain('Not every lesson');
  expect(testBed.list('credentials')).toEqual([]);
});

test('each learner of a course gets a mail, and one who was refused gets another once it is signed', async () => {
  seedLearner('lea', ['hive', 'honey']);
  seedLearner('max', ['hive']);
  await sign();
  testBed.services.documents.delete('certificates/max_bees');
  seedLearner('max', ['hive', 'honey']);
  testBed.seed('certificates/max_bees', {
    ...testBed.get('certificates/max_bees'),
    issuedAt: new Date(LATER.getTime() + 1),
  });
  await sign();
  testBed.start();
  await testBed.settled(() => testBed.list('outbox').length === 0);
  expect(testBed.mails.map(({ to }) => to).sort()).toEqual(
    ['lea', 'max', 'max'].map((uid) => `${uid}@lectern.example`),
  );
  expect(new Set(testBed.mails.map(({ key }) => key)).size).toBe(3);
});

test('who deletes and requests a certificate in turn gets a notification each time, but one mail a day', async () => {
  testBed.start();
  for (const lessons of [['hive'], ['hive'], ['hive', 'honey'], ['hive', 'honey']]) {
    testBed.services.documents.delete('certificates/lea_bees');
    seedLearner('lea', lessons);
    const issuedAt = new Date(LATER.getTime() + testBed.list('users/lea/notifications').length);
    testBed.seed('certificates/lea_bees', { ...testBed.get('certificates/lea_bees'), issuedAt });
    await sign();
    await testBed.settled(() => testBed.list('outbox').length === 0);
  }
  expect(testBed.list('users/lea/notifications')).toHaveLength(4);
  expect([testBed.mails.length, new Set(testBed.mails.map(({ key }) => key)).size]).toEqual([4, 2]);
});

test('who has had twenty certificates of a course signed gets no further one', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  const credential = testBed.get(`credentials/${codeOf('lea')}`) ?? {};
  for (let more = 1; more < 20; more += 1) testBed.seed(`credentials/${String(more)}`, credential);
  testBed.services.documents.delete('certificates/lea_bees');
  seedCertificate('lea');
  await sign();
  expect(testBed.get('certificates/lea_bees')?.refusal).toContain('too many certificates');
  expect(testBed.list('credentials')).toHaveLength(20);
});

test('a course that grew after the certificate counts as it was finished', async () => {
  seedLearner('lea', ['hive']);
  testBed.seed('courses/bees', { ...testBed.get('courses/bees'), updatedAt: new Date(LATER.getTime() + 1000) });
  await sign();
  expect(codeOf('lea')).toMatch(/^[0-9A-Z]{12}$/);
});

test('a changed credential does not verify', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  const [header = '', payload = '', signature = ''] = jwtOf('lea').split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace('Lea Li', 'Max Li');
  const forged = [header, Buffer.from(text).toString('base64url'), signature].join('.');
  await expect(verify(forged)).rejects.toThrow('signature verification failed');
});

test('an administrator revokes a certificate with a message, and its owner is notified', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  testBed.start();
  const entry = await testBed.decide('certificate.revoke', codeOf('lea').toLowerCase(), {
    message: 'Issued by mistake.',
  });
  expect(entry).toMatchObject({ status: 'done', label: 'Certificate of Lea Li for Keeping bees' });
  expect(testBed.get(`credentials/${codeOf('lea')}`)).toMatchObject({
    status: 'revoked',
    revocationReason: 'Issued by mistake.',
  });
  expect(testBed.list('users/lea/notifications')).toContainEqual(
    expect.objectContaining({ body: 'Issued by mistake.' }),
  );
  const again = await testBed.decide('certificate.revoke', codeOf('lea'), { message: 'Once more.' });
  expect(again).toMatchObject({ status: 'refused' });
});

test('whoever deletes a revoked certificate gets no other one', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  testBed.start();
  const code = codeOf('lea');
  await testBed.decide('certificate.revoke', code, { message: 'It was shared.' });
  testBed.services.documents.delete(`credentials/${code}`);
  testBed.services.documents.delete('certificates/lea_bees');
  seedCertificate('lea');
  await sign();
  expect(testBed.get('certificates/lea_bees')).toMatchObject({
    refusal: 'An earlier certificate for this course was revoked.',
  });
  expect(testBed.list('credentials')).toEqual([]);
});

test('a revoked certificate is valid again once it is reinstated, with a reason for the audit log', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  testBed.start();
  const code = codeOf('lea');
  await testBed.decide('certificate.revoke', code, { message: 'It was shared.' });
  testBed.services.documents.delete('certificates/lea_bees');
  seedCertificate('lea');
  await sign();
  expect(testBed.get('certificates/lea_bees')).toHaveProperty('refusal');
  expect(await testBed.decide('certificate.reinstate', code, { reason: '' })).toMatchObject({ status: 'refused' });
  const entry = await testBed.decide('certificate.reinstate', code);
  expect(entry).toMatchObject({ status: 'done', label: expect.stringContaining('Lea Li for Keeping bees') as string });
  const valid = { status: 'valid', revokedAt: null, revocationReason: null };
  expect(testBed.get(`credentials/${code}`)).toMatchObject(valid);
  expect(testBed.list('certificateRevocations')).toEqual([]);
  expect([codeOf('lea'), testBed.get('certificates/lea_bees')?.refusal]).toEqual([code, undefined]);
  const title = 'Your certificate for Keeping bees is valid again';
  expect(testBed.list('users/lea/notifications')).toContainEqual(expect.objectContaining({ title }));
  const again = await testBed.decide('certificate.reinstate', code);
  expect(again).toMatchObject({ status: 'refused' });
});

test('a revoked certificate that its owner has deleted is signed again once it is reinstated', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  testBed.start();
  const code = codeOf('lea');
  await testBed.decide('certificate.revoke', code, { message: 'It was shared.' });
  for (const path of [`credentials/${code}`, 'certificates/lea_bees']) testBed.services.documents.delete(path);
  seedCertificate('lea');
  await sign();
  await testBed.decide('certificate.reinstate', code);
  await sign();
  expect(codeOf('lea')).toMatch(/^[0-9A-Z]{12}$/);
  expect(testBed.list('credentials')).toMatchObject([{ status: 'valid' }]);
});

test('after a rotation the new key signs, and older certificates still verify', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  await rotateKeys(home);
  seedLearner('max', ['hive', 'honey']);
  await sign();
  const kids = ['lea', 'max'].map((uid) => decodeProtectedHeader(jwtOf(uid)).kid);
  expect(new Set(kids).size).toBe(2);
  await Promise.all(['lea', 'max'].map((uid) => verify(jwtOf(uid))));
});

test('certificates whose key was lost are reported', async () => {
  seedLearner('lea', ['hive', 'honey']);
  await sign();
  expect(testBed.warnings).toEqual([]);
  await rm(join(home, 'config'), { recursive: true });
  await sign();
  expect(testBed.warnings.join()).toMatch(/^Nobody can verify certificates .*certificate-keys\.json: 1 of the 1 /);
});

test('keys are readable by their owner only, and never replaced when their file is malformed', async () => {
  await openKeys(home);
  const path = join(home, 'config', 'certificate-keys.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.stringify((await openKeys(home)).publicKeys)).not.toContain('"d"');
  await writeFile(path, '{"keys": [{}]}');
  await expect(openKeys(home)).rejects.toThrow('certificate-keys.json is not a file of certificate keys');
  await expect(rotateKeys(home)).rejects.toThrow('Restore it from a backup');
  expect(await readFile(path, 'utf8')).toBe('{"keys": [{}]}');
});

test('a code is read in any case, with any separators, and with letters that look like digits', () => {
  expect(parseCertificateCode(' 4fzk-9d2m x7tb ')).toBe('4FZK9D2MX7TB');
  expect(parseCertificateCode('oO1l-I0AA-AAAA')).toBe('001110AAAAAA');
  expect(parseCertificateCode('4FZK-9D2M-X7T')).toBeNull();
  expect(parseCertificateCode('4FZK-9D2M-X7TU')).toBeNull();
});
