import { fetchFrom, startTestBackend, storedCourse, type TestBackend } from '@lectern/shared/testing';
import { fullAccount } from '../testBed';
import { writeExport, type ExportProgress } from './writeExport';

let testBackend: TestBackend;
let restoreFetch: () => void;
beforeAll(async () => {
  testBackend = await startTestBackend();
  restoreFetch = fetchFrom(testBackend.url);
});
beforeEach(() => testBackend.signIn({ name: 'ada', displayName: 'Ada' }));
afterAll(async () => {
  restoreFetch();
  await testBackend.stop();
});

const backend = { kind: 'local', projectId: 'x', storageBucket: 'lectern' } as const;

async function exportOf(
  uid: string,
  onProgress: (progress: ExportProgress) => void = () => undefined,
  signal = new AbortController().signal,
): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of writeExport({ uid, backend }, onProgress, signal)) text += piece;
  return JSON.parse(text) as Record<string, unknown>;
}

test('an empty account exports the account record only', async () => {
  expect(await exportOf('ada')).toEqual({
    format: 'lectern-export',
    version: 1,
    exportedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    account: expect.objectContaining({
      uid: 'ada',
      email: 'ada@lectern.example',
      displayName: 'Ada',
      createdAt: expect.stringMatching(/Z$/) as unknown,
      lastSignInAt: expect.stringMatching(/Z$/) as unknown,
    }) as unknown,
    profile: null,
    preferences: null,
    cart: null,
    teacherApplication: null,
    customer: null,
    enrolments: [],
    progress: [],
    notes: [],
    recall: [],
    reading: [],
    saved: [],
    entitlements: [],
    payments: [],
    checkouts: [],
    refundRequests: [],
    giftClaims: [],
    reports: [],
    pens: [],
    certificates: [],
    teaching: [],
    reviews: [],
    questions: [],
    answers: [],
    votes: [],
    hiddenPosts: [],
    courseDrafts: [],
    courseRequests: [],
    courseReviews: [],
    courseFigures: [],
    credentials: [],
    pace: null,
    applicationDraft: null,
    avatar: null,
    mailSettings: null,
    goal: null,
    days: [],
    notifications: [],
  });
});

test('all data of the account is exported, malformed documents too, and nothing of another account', async () => {
  testBackend.seed({
    ...fullAccount('ada'),
    ...fullAccount('eve'),
    'courses/own': storedCourse('Own', { teacherUid: 'ada', status: 'draft' }),
  });
  await testBackend.backend.storage.admin.put('lectern', 'avatars/ada/a.png', 'picture', { contentType: 'image/png' });
  const reported: ExportProgress[] = [];
  const found = await exportOf('ada', (progress) => reported.push(progress));
  const lists = Object.fromEntries(
    Object.entries(found)
      .filter((entry): entry is [string, object[]] => Array.isArray(entry[1]))
      .map(([name, list]) => [name, list.length]),
  );
  expect(lists).toEqual({
    questions: 1,
    answers: 1,
    votes: 1,
    hiddenPosts: 1,
    courseDrafts: 0,
    courseRequests: 0,
    courseReviews: 0,
    courseFigures: 0,
    credentials: 0,
    enrolments: 1,
    progress: 1,
    days: 1,
    notes: 2,
    notifications: 1,
    reading: 1,
    recall: 1,
    saved: 1,
    entitlements: 1,
    payments: 1,
    checkouts: 1,
    refundRequests: 1,
    giftClaims: 1,
    reports: 1,
    pens: 1,
    certificates: 1,
    teaching: 1,
    reviews: 1,
  });
  expect(found.notes).toContainEqual({ id: 'broken', text: 7 });
  expect(found.notes).toContainEqual(
    expect.objectContaining({ id: 'n1', text: 'Knead.', createdAt: '2026-03-04T10:00:00.000Z' }),
  );
  expect(found.reviews).toEqual([expect.objectContaining({ courseId: 'bread', rating: 5 })]);
  expect(found.avatar).toEqual({ path: 'avatars/ada/a.png', contentType: 'image/png', base64: btoa('picture') });
  expect(found).toMatchObject({
    profile: { displayName: 'Ada' },
    preferences: { speed: 1.5 },
    cart: { items: [{ refId: 'loaf' }] },
    goal: { isOn: true, perDay: 10 },
    days: [expect.objectContaining({ id: '2026-03', lessons: { '04': 'bread~one' } })],
    teacherApplication: { topic: 'Bread' },
  });
  expect(JSON.stringify(found)).not.toMatch(/\beve(\b|_)/);
  expect(reported.at(-1)).toEqual({ part: 'avatar', documents: 31 });
});

test('ten thousand notes are exported in pages, and the export can be stopped', async () => {
  const notes = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`users/many/notes/n${index}`, { text: `Note ${index}` }]),
  );
  testBackend.seed(notes);
  await testBackend.signIn('many');
  const { notes: found } = (await exportOf('many')) as { notes: { id: string }[] };
  expect(new Set(found.map(({ id }) => id)).size).toBe(10_000);
  const stop = new AbortController();
  await expect(
    exportOf(
      'many',
      ({ documents }) => {
        if (documents > 600) stop.abort();
      },
      stop.signal,
    ),
  ).rejects.toMatchObject({ name: 'AbortError' });
});

test('without a backend the export fails, whatever this device has cached', async () => {
  const own = await startTestBackend();
  await own.signIn('ada');
  await own.kill();
  await expect(exportOf('ada')).rejects.toMatchObject({ kind: 'unavailable' });
  await own.stop();
});
