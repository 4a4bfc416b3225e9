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
  return { outbox, texts: () => stored.map(({ text }) => text) };
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
