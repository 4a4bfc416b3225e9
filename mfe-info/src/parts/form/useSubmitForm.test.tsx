import { act, screen } from '@testing-library/react';
import { renderScreen } from '@lectern/shared/testing';
import { TextField } from '@lectern/shared/ui';
import { FormFrame } from './FormFrame';
import type { FormRules } from '../../rules/FormRules';
import { useDraft } from './useDraft';
import { useSubmitForm } from './useSubmitForm';

type Rules = FormRules<'word', { word: string }>;

const sent: { word: string }[] = [];
const rules: Rules = {
  judge: ({ word }) => (word.length >= 3 ? { sent: { word } } : { errors: { word: 'Write at least three letters.' } }),
  send: (one) => Promise.resolve(void sent.push(one)),
};

/** Rules that are on their way until the test lets each request of them through, or lets it fail. */
function onTheWay() {
  let arrived = false;
  const waiting: { resolve: (rules: Rules) => void; reject: (reason: Error) => void }[] = [];
  return {
    load: () =>
      arrived
        ? Promise.resolve(rules)
        : new Promise<Rules>((resolve, reject) => void waiting.push({ resolve, reject })),
    arrive: () =>
      act(async () => {
        arrived = true;
        for (const { resolve } of waiting.splice(0)) resolve(rules);
        await Promise.resolve();
      }),
    fail: () =>
      act(async () => {
        for (const { reject } of waiting.splice(0)) reject(new Error('Loading chunk 7 failed.'));
        await Promise.resolve();
      }),
    isWanted: () => waiting.length > 0,
  };
}

function WordForm({ load }: { load: () => Promise<Rules> }) {
  const draft = useDraft('contact', null, { word: '' });
  const { frame, field, sent: stored, startOver } = useSubmitForm({ load, draft, announcement: 'Stored' });
  if (stored) return <button onClick={startOver}>Stored: {stored.word}</button>;
  return (
    <FormFrame {...frame} label="Words" submitLabel="Send">
      <TextField label="Word" {...field('word')} />
      <TextField label="Other" name="other" />
    </FormFrame>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Word' });
const button = () => screen.getByRole('button', { name: /Send/ });

beforeEach(() => {
  sent.splice(0);
  localStorage.clear();
});

test('keeps in the same field what is typed before the rules arrive, and judges it then', async () => {
  const way = onTheWay();
  const { person, isHeld } = renderScreen(<WordForm load={way.load} />);
  const before = field() as HTMLInputElement;
  expect(way.isWanted()).toBe(false);
  await person.type(before, 'ab');
  expect(way.isWanted()).toBe(true);
  expect(isHeld()).toBe(true);
  await person.tab();
  await person.tab({ shift: true });
  before.setSelectionRange(1, 1);
  expect(before).toBeValid();
  await way.arrive();
  expect(field()).toBe(before);
  expect(before).toHaveFocus();
  expect([before.value, before.selectionStart]).toEqual(['ab', 1]);
  expect(before).toHaveAccessibleDescription('Write at least three letters.');
  await person.keyboard('x');
  expect(before).toHaveValue('axb');
  expect(before).toBeValid();
});

test('waits with what is sent before the rules arrive, and then sends it once', async () => {
  const way = onTheWay();
  const { person, announced } = renderScreen(<WordForm load={way.load} />);
  await person.type(field(), 'abc{Enter}');
  expect(await screen.findByRole('button', { busy: true })).toBeVisible();
  await person.type(field(), 'd{Enter}');
  expect(sent).toEqual([]);
  await way.arrive();
  await person.click(await screen.findByRole('button', { name: 'Stored: abcd' }));
  expect(sent).toEqual([{ word: 'abcd' }]);
  expect(announced).toEqual(['Stored']);
  expect(field()).toHaveValue('');
});

test('sends what was sent before the rules arrived though the visitor has gone on', async () => {
  const way = onTheWay();
  const { person, unmount, announced } = renderScreen(<WordForm load={way.load} />);
  await person.type(field(), 'abc{Enter}');
  unmount();
  await way.arrive();
  expect(sent).toEqual([{ word: 'abc' }]);
  expect(announced).toEqual(['Stored']);
});

test('refuses what is wrong when the rules arrive, and takes the focus there', async () => {
  const way = onTheWay();
  const { person } = renderScreen(<WordForm load={way.load} />);
  await person.type(field(), 'ab');
  await person.click(button());
  await way.arrive();
  expect(await screen.findByText('Write at least three letters.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('ab');
  expect(sent).toEqual([]);
});

test('keeps what was written when the rules cannot be loaded, and asks for them again', async () => {
  const way = onTheWay();
  const { person } = renderScreen(<WordForm load={way.load} />);
  await person.type(field(), 'abc{Enter}');
  await way.fail();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent.*Nothing is lost/);
  expect(field()).toHaveValue('abc');
  await person.click(button());
  await way.arrive();
  expect(await screen.findByRole('button', { name: 'Stored: abc' })).toBeVisible();
});
