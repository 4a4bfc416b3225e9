import { startDeskTestBed, course, DAY, type DeskTestBed } from '../desk/testBed';
import { startFigures } from './startFigures';
import { until } from '../tests/fixtures/until';

let testBed: DeskTestBed;
let figures: Awaited<ReturnType<typeof startFigures>>;
const start = () =>
  startFigures(testBed.services, testBed.running.backend, (message) => void testBed.warnings.push(message), 1);
beforeEach(async () => {
  testBed = await startDeskTestBed();
  testBed.seed('courses/bread', { ...course, status: 'published' });
});
afterEach(async () => {
  await figures.stop();
  await testBed.stop();
});

const enrolment = { source: 'free', entitlement: null, createdAt: DAY };
const visited = (done: boolean, at: number) => ({ watched: '', positionSec: 0, done, at });
const progress = (lessons: object, percent: number) => ({ lessons, lastLessonId: null, percent, updatedAt: DAY });
const item = {
  priceId: 'p',
  productId: 'x',
  kind: 'course',
  refId: 'bread',
  title: 'Bread',
  amount: 1000,
  discount: 0,
};
const payment = { status: 'succeeded', items: [item], amount: 1000, currency: 'eur', created: DAY };
const read = async () => {
  await figures.settled();
  return testBed.get('courseFigures/bread');
};

test('counts what was there before and what comes after, and forgets who leaves', async () => {
  for (const uid of ['lea', 'max']) testBed.seed(`users/${uid}/enrolments/bread`, enrolment);
  testBed.seed('users/lea/progress/bread', progress({ one: visited(true, 1), two: visited(false, 2) }, 50));
  testBed.seed('courses/bread/reviews/lea', { rating: 5, text: '', authorName: 'Lea', createdAt: DAY, updatedAt: DAY });
  testBed.seed('courses/bread/questions/q', { answerCount: 0 });
  figures = await start();
  expect(await read()).toMatchObject({
    teacherUid: 'tea',
    learners: 2,
    started: 1,
    finished: 0,
    done: { one: 1 },
    stopped: { two: 1 },
    stars: [0, 0, 0, 0, 1],
    questions: 1,
    unanswered: 1,
    income: {},
  });
  testBed.seed('users/lea/progress/bread', progress({ one: visited(true, 1), two: visited(true, 3) }, 100));
  expect(await read()).toMatchObject({ finished: 1, done: { one: 1, two: 1 }, stopped: {} });
  testBed.services.documents.delete('users/lea/enrolments/bread');
  expect(await read()).toMatchObject({ learners: 1, done: {} });
  expect(testBed.list('courseFigures/bread/learners')).toHaveLength(1);
});

test('income is what was paid and not refunded, once for each payment', async () => {
  figures = await start();
  testBed.seed('customers/lea/payments/a', payment);
  testBed.seed('customers/max/payments/b', { ...payment, items: [{ ...item, duplicate: true }] });
  expect(await read()).toMatchObject({ income: { eur: 1000 } });
  testBed.seed('customers/lea/payments/a', { ...payment, status: 'partly_refunded', amountRefunded: 250 });
  expect(await read()).toMatchObject({ income: { eur: 750 } });
  testBed.seed('customers/lea/payments/a', { ...payment, status: 'refunded', amountRefunded: 1000 });
  expect(await read()).toMatchObject({ income: {} });
  expect(testBed.list('courseFigures/bread/sales')).toEqual([]);
});

test('the refund of an item that was bought twice takes nothing from the other items of its order', async () => {
  figures = await start();
  const twice = { ...item, refId: 'soup', amount: 3000, duplicate: true };
  const order = { ...payment, items: [item, twice], amount: 4000 };
  testBed.seed('customers/lea/payments/a', order);
  expect(await read()).toMatchObject({ income: { eur: 1000 } });
  testBed.seed('customers/lea/payments/a', { ...order, status: 'partly_refunded', amountRefunded: 3000 });
  expect(await read()).toMatchObject({ income: { eur: 1000 } });
  testBed.seed('customers/lea/payments/a', { ...order, status: 'partly_refunded', amountRefunded: 3500 });
  expect(await read()).toMatchObject({ income: { eur: 500 } });
});

test('a restart counts nothing twice, and what cannot be parsed stops nothing else', async () => {
  figures = await start();
  testBed.seed('users/lea/enrolments/bread', enrolment);
  testBed.seed('users/lea/progress/bread', { lessons: 'broken' });
  expect(await read()).toMatchObject({ learners: 1, started: 0 });
  await figures.stop();
  testBed.seed('users/max/enrolments/bread', enrolment);
  figures = await start();
  expect(await read()).toMatchObject({ learners: 2 });
});

test('a learner who leaves while the database is locked is forgotten later, and the site goes on', async () => {
  testBed.seed('users/lea/enrolments/bread', enrolment);
  figures = await start();
  await figures.settled();
  const retries: (() => void)[] = [];
  const remove = jest.spyOn(testBed.services.documents, 'delete').mockImplementationOnce(() => {
    throw new Error('database is locked');
  });
  const wait = jest.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms) => {
    if (ms === 30_000) retries.push(work);
    return setInterval(() => undefined, 1_000_000).unref();
  });
  testBed.running.backend.firestore.admin.commit([{ delete: 'users/lea/enrolments/bread' }]);
  await until(() => retries.length > 0);
  for (const mock of [remove, wait]) mock.mockRestore();
  expect(testBed.warnings).toEqual([expect.stringContaining('still in its figures')]);
  expect(testBed.get('courseFigures/bread/learners/lea')).not.toBeNull();
  for (const retry of retries) retry();
  expect(testBed.get('courseFigures/bread/learners/lea')).toBeNull();
});
