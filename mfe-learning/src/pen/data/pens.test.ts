import type { Pen } from '@lectern/shared/domain';
import { startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { createPen, deletePen, myPens, savedPen, savePen } from './pens';

// These tests expect refusals by the rules, which the SDK prints as warnings.
beforeAll(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());

const source = { html: '<p>', css: 'p {}', js: '1' };
const details = { title: 'Mine', visibility: 'private' } as const;
const open = (id: string, uid: string | null) => (savedPen(id, uid).queryFn as () => Promise<Pen | null>)();
const list = (uid: string) => (myPens(uid).queryFn as () => Promise<Pen[]>)();

test('a private pen opens for its owner only; for others it does not exist', async () => {
  await testBackend.signIn('ada');
  const { id } = await createPen('ada', source, details, null);
  expect(await open(id, 'ada')).toMatchObject({ ...source, ...details, ownerUid: 'ada', forkOf: null });
  await testBackend.signIn('eve');
  expect(await open(id, 'eve')).toBeNull();
  expect(await open('no-such-pen', 'eve')).toBeNull();
  await expect(list('ada')).rejects.toMatchObject({ kind: 'denied' });
  await expect(deletePen(id)).rejects.toMatchObject({ kind: 'denied' });
  await expect(savePen(id, source, details, null)).rejects.toMatchObject({ kind: 'denied' });
  await testBackend.signOut();
  expect(await open(id, null)).toBeNull();
});

test('an unlisted or public pen opens for everybody, signed out too, and can be forked', async () => {
  await testBackend.signIn('ada');
  const unlisted = await createPen('ada', source, { title: 'U', visibility: 'unlisted' }, null);
  await testBackend.signOut();
  expect(await open(unlisted.id, null)).toMatchObject({ title: 'U' });
  await testBackend.signIn('eve');
  const fork = await createPen('eve', { ...source, js: '2' }, details, unlisted.id);
  expect(fork).toMatchObject({ ownerUid: 'eve', forkOf: unlisted.id, js: '2' });
  expect((await list('eve')).map(({ id }) => id)).toEqual([fork.id]);
  await expect(
    savePen(unlisted.id, { ...source, js: 'stolen' }, details, unlisted.updatedAt.getTime()),
  ).rejects.toMatchObject({ kind: 'denied' });
});

test('a save over a version of another device writes nothing and returns that version', async () => {
  await testBackend.signIn('ada');
  const pen = await createPen('ada', source, details, null);
  const first = await savePen(pen.id, { ...source, js: 'desk' }, details, pen.updatedAt.getTime());
  expect(first).toMatchObject({ ok: true, pen: { js: 'desk', createdAt: pen.createdAt } });
  const second = await savePen(pen.id, { ...source, js: 'phone' }, details, pen.updatedAt.getTime());
  expect(second).toMatchObject({ ok: false, theirs: { js: 'desk' } });
  expect(await open(pen.id, 'ada')).toMatchObject({ js: 'desk' });
  if (!first.ok || second.ok || !second.theirs) throw new Error('unreachable');
  expect(
    await savePen(
      pen.id,
      { ...source, js: 'phone' },
      { title: 'New name', visibility: 'public' },
      second.theirs.updatedAt.getTime(),
    ),
  ).toMatchObject({ ok: true, pen: { js: 'phone', title: 'New name' } });
});

test('a save of a pen deleted elsewhere returns null; the list starts with the last changed', async () => {
  await testBackend.signIn('mia');
  const one = await createPen('mia', source, { ...details, title: 'One' }, null);
  const two = await createPen('mia', source, { ...details, title: 'Two' }, null);
  await savePen(one.id, { ...source, js: '3' }, { ...details, title: 'One' }, one.updatedAt.getTime());
  expect((await list('mia')).map(({ title }) => title)).toEqual(['One', 'Two']);
  await deletePen(two.id);
  expect(await savePen(two.id, source, details, two.updatedAt.getTime())).toEqual({ ok: false, theirs: null });
  expect((await list('mia')).map(({ title }) => title)).toEqual(['One']);
});

test('a pane of 50,000 characters is saved, one more is refused', async () => {
  await testBackend.signIn('ada');
  const largest = await createPen('ada', { ...source, css: 'x'.repeat(50_000) }, details, null);
  expect(largest.css).toHaveLength(50_000);
  await expect(createPen('ada', { ...source, css: 'x'.repeat(50_001) }, details, null)).rejects.toMatchObject({
    kind: 'denied',
  });
});
