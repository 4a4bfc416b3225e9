import { getDocument } from '@lectern/shared/firebase/documents';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { GRADES, MAX_CARDS, TAKEN_BACK } from './recall';
import { salvageRecall } from './recallDocument';
import { ACKNOWLEDGED, memoryRecords, type RecallRecords } from './recallRecords';
import { RecallSession } from './recallSession';
import { saveRecall } from './saveRecall';

const NOW = 1_764_117_600_000;
const BREAD = { workId: 'bread', cardId: 'q-one-1' };
const SOUP = { workId: 'soup', cardId: 'n-n1' };

let testBackend: TestBackend;
const opened: (() => void)[] = [];
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());
beforeEach(async () => {
  // The SDK logs each request that fails.
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  await testBackend.signIn('ada');
  for (const work of ['bread', 'soup']) testBackend.backend.firestore.admin.delete(`users/ada/recall/${work}`);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const close of opened.splice(0)) close();
});

const goOffline = (): void => void jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
const goOnline = (): void => void jest.restoreAllMocks();
const stored = async (workId: string) =>
  (await getDocument(`users/ada/recall/${workId}`, salvageRecall, { fresh: true }))?.cards ?? {};

async function until(isReached: () => boolean): Promise<void> {
  for (let tries = 0; !isReached(); tries += 1) {
    if (tries > 500) throw new Error('The condition was never reached.');
    await new Promise((next) => {
      setTimeout(next, 10);
    });
  }
}

/** Opens the review in a new page: a session over the records of its device. */
async function visit(records: RecallRecords, uid = 'ada') {
  const session = new RecallSession(uid, records);
  const close = session.subscribe(() => undefined);
  opened.push(close);
  await session.load();
  const saved = async (): Promise<void> => {
    session.retry();
    await until(() => session.getState().isSaved);
  };
  return { session, close, saved };
}

test('two devices that review offline have the union of their reviews afterwards', async () => {
  const [phone, laptop] = [memoryRecords(), memoryRecords()];
  const one = await visit(phone);
  const other = await visit(laptop);
  goOffline();
  one.session.grade(BREAD, GRADES.good, NOW);
  one.session.grade(SOUP, GRADES.again, NOW + 5000);
  other.session.grade(BREAD, GRADES.easy, NOW + 60_000);
  other.session.chooseAsked(SOUP, { isAsked: false, now: NOW + 60_000 });
  one.session.retry();
  await until(() => one.session.getState().unsent !== null);
  goOnline();
  await Promise.all([one.saved(), other.saved()]);
  const sec = NOW / 1000;
  expect(await stored('bread')).toEqual({ 'q-one-1': { reviews: { [sec]: 3, [sec + 60]: 4 }, asked: null } });
  expect(await stored('soup')).toEqual({
    'n-n1': { reviews: { [sec + 5]: 1 }, asked: { on: false, at: sec + 60 } },
  });
  await one.session.load();
  expect(one.session.getState().works.bread?.['q-one-1']?.reviews).toEqual({ [sec]: 3, [sec + 60]: 4 });
  expect(one.session.getState().unsent).toBeNull();
});

test('reviews of a page that ended before they were sent are shown at once, and sent by the next one', async () => {
  const device = memoryRecords();
  goOffline();
  const first = await visit(device);
  first.session.grade(BREAD, GRADES.hard, NOW);
  first.close();
  const second = await visit(device);
  expect(second.session.getState()).toMatchObject({
    isSaved: false,
    works: { bread: { 'q-one-1': { reviews: { [NOW / 1000]: 2 } } } },
  });
  goOnline();
  await second.saved();
  expect(await stored('bread')).toEqual({ 'q-one-1': { reviews: { [NOW / 1000]: 2 }, asked: null } });
  expect((await device.list('ada')).map(({ writer }) => writer)).toEqual([ACKNOWLEDGED]);
  goOffline();
  const third = await visit(device);
  expect(third.session.getState()).toMatchObject({ isSaved: true, works: { bread: { 'q-one-1': {} } } });
});

test('a review that was taken back stays so on a device that still has it; the next one has a later time', async () => {
  const [phone, laptop] = [memoryRecords(), memoryRecords()];
  const one = await visit(phone);
  const time = one.session.grade(BREAD, GRADES.easy, NOW);
  await one.saved();
  const other = await visit(laptop);
  one.session.takeBack(BREAD, time);
  expect(one.session.grade(BREAD, GRADES.hard, NOW)).toBe(time + 1);
  await one.saved();
  other.session.grade(SOUP, GRADES.good, NOW);
  await other.saved();
  await other.session.load();
  const { reviews } = other.session.getState().works.bread?.['q-one-1'] ?? {};
  expect(reviews).toEqual({ [time]: TAKEN_BACK, [time + 1]: GRADES.hard });
  expect((await stored('bread'))['q-one-1']?.reviews).toEqual(reviews);
});

test("another person's reviews are neither shown nor sent", async () => {
  const device = memoryRecords();
  goOffline();
  (await visit(device)).session.grade(BREAD, GRADES.good, NOW);
  goOnline();
  await testBackend.signIn('eve');
  const { session } = await visit(device, 'eve');
  session.retry();
  expect(session.getState().works).toEqual({});
  expect(await device.list('ada')).toHaveLength(1);
});

test('changes that the backend already has are not written again', async () => {
  await saveRecall('ada', 'bread', { 'n-1': { reviews: { 9: 3 }, asked: null } });
  const before = testBackend.backend.firestore.admin.get('users/ada/recall/bread');
  await saveRecall('ada', 'bread', { 'n-1': { reviews: { 9: 3 }, asked: null } });
  expect(testBackend.backend.firestore.admin.get('users/ada/recall/bread')).toEqual(before);
});

test('a full document drops the cards that were reviewed longest ago, and accepts the new one', async () => {
  const cards = Object.fromEntries(
    Array.from({ length: MAX_CARDS }, (_empty, index) => [
      `n-${String(index)}`,
      { reviews: { [index + 1]: 3 as const }, asked: null },
    ]),
  );
  await saveRecall('ada', 'bread', cards);
  await saveRecall('ada', 'bread', { 'n-new': { reviews: { 5000: 4 }, asked: null } });
  const kept = Object.keys(await stored('bread'));
  expect(kept).toHaveLength(MAX_CARDS);
  expect(kept).toContain('n-new');
  expect(kept).not.toContain('n-0');
});
