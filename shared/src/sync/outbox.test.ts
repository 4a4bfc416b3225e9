import { createOutbox } from './outbox';

type Change = { id: string; text: string };
function setUp(...changes: Change[]) {
  let stored: readonly Change[] = changes;
  const outbox = createOutbox<Change>(
    ({ id }) => id,
    () => stored,
    (next) => {
      stored = next;
    },
  );
  const replace = (next: readonly Change[]): void => void (stored = next);
  return { outbox, replace, texts: () => stored.map(({ text }) => text) };
}

test('a newer change replaces the one of its key', () => {
  const { outbox, texts } = setUp({ id: 'a', text: 'one' }, { id: 'b', text: 'two' });
  outbox.put({ id: 'a', text: 'three' });
  expect(texts()).toEqual(['two', 'three']);
  expect(outbox.find('a')?.text).toBe('three');
});

test('a change that was replaced while it was sent stays', async () => {
  const { outbox, texts } = setUp({ id: 'a', text: 'one' });
  const isSent = await outbox.flush(({ id }) => {
    outbox.put({ id, text: 'newer' });
    return Promise.resolve();
  });
  expect([isSent, texts()]).toEqual([true, ['newer']]);
});

test('a failed change stays, and the others are sent', async () => {
  const { outbox, texts } = setUp({ id: 'a', text: 'one' }, { id: 'b', text: 'two' });
  const failed: string[] = [];
  const send = ({ id }: Change): Promise<void> =>
    id === 'a' ? Promise.reject(new Error('refused')) : Promise.resolve();
  expect(await outbox.flush(send, ({ text }) => failed.push(text))).toBe(false);
  expect([texts(), failed]).toEqual([['one'], ['one']]);
});

test.each([
  ['withdrawn', (): Change[] => [], ['one']],
  ['replaced', (): Change[] => [{ id: 'b', text: 'newer' }], ['one', 'newer']],
])('a change that is %s while an earlier one is sent is not sent as it was', async (_what, left, expected) => {
  const { outbox, texts, replace } = setUp({ id: 'a', text: 'one' }, { id: 'b', text: 'two' });
  const sent: string[] = [];
  const isSent = await outbox.flush(({ text }) => {
    if (text === 'one') replace([{ id: 'a', text: 'one' }, ...left()]);
    sent.push(text);
    return Promise.resolve();
  });
  expect([isSent, sent, texts()]).toEqual([true, expected, []]);
});
