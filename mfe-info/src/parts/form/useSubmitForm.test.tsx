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
  validate: ({ word }) =>
    word.length >= 3 ? { sent: { word } } : { errors: { word: 'Write at least three letters.' } },
  send: (one) => Promise.resolve(void sent.push(one)),
};

/** Rules that load, or fail to load, when the test says so. */
function deferredRules() {
  let isLoaded = false;
  const waiting: { resolve: (rules: Rules) => void; reject: (reason: Error) => void }[] = [];
  return {
    load: () =>
      isLoaded
        ? Promise.resolve(rules)
        : new Promise<Rules>((resolve, reject) => void waiting.push({ resolve, reject })),
    resolve: () =>
      act(async () => {
        isLoaded = true;
        for (const { resolve } of waiting.splice(0)) resolve(rules);
        await Promise.resolve();
      }),
    reject: () =>
      act(async () => {
        for (const { reject } of waiting.splice(0)) reject(new Error('Loading chunk 7 failed.'));
        await Promise.resolve();
      }),
    isLoading: () => waiting.length > 0,
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

test('input typed before the rules load stays in its field, and is validated once they load', async () => {
  const deferred = deferredRules();
  const { person, isHeld } = renderScreen(<WordForm load={deferred.load} />);
  const before = field() as HTMLInputElement;
  expect(deferred.isLoading()).toBe(false);
  await person.type(before, 'ab');
  expect(deferred.isLoading()).toBe(true);
  expect(isHeld()).toBe(true);
  await person.tab();
  await person.tab({ shift: true });
  before.setSelectionRange(1, 1);
  expect(before).toBeValid();
  await deferred.resolve();
  expect(field()).toBe(before);
  expect(before).toHaveFocus();
  expect([before.value, before.selectionStart]).toEqual(['ab', 1]);
  expect(before).toHaveAccessibleDescription('Write at least three letters.');
  await person.keyboard('x');
  expect(before).toHaveValue('axb');
  expect(before).toBeValid();
});

test('a form submitted before the rules load is sent once they load, and only once', async () => {
  const deferred = deferredRules();
  const { person, announced } = renderScreen(<WordForm load={deferred.load} />);
  await person.type(field(), 'abc{Enter}');
  expect(await screen.findByRole('button', { busy: true })).toBeVisible();
  await person.type(field(), 'd{Enter}');
  expect(sent).toEqual([]);
  await deferred.resolve();
  await person.click(await screen.findByRole('button', { name: 'Stored: abcd' }));
  expect(sent).toEqual([{ word: 'abcd' }]);
  expect(announced).toEqual(['Stored']);
  expect(field()).toHaveValue('');
});

test('a form submitted before the rules load is sent even after the visitor has left it', async () => {
  const deferred = deferredRules();
  const { person, unmount, announced } = renderScreen(<WordForm load={deferred.load} />);
  await person.type(field(), 'abc{Enter}');
  unmount();
  await deferred.resolve();
  expect(sent).toEqual([{ word: 'abc' }]);
  expect(announced).toEqual(['Stored']);
});

test('an invalid form is rejected once the rules load, and its invalid field is focused', async () => {
  const deferred = deferredRules();
  const { person } = renderScreen(<WordForm load={deferred.load} />);
  await person.type(field(), 'ab');
  await person.click(button());
  await deferred.resolve();
  expect(await screen.findByText('Write at least three letters.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('ab');
  expect(sent).toEqual([]);
});

test('keeps the input when the rules fail to load, and loads them again on the next submit', async () => {
  const deferred = deferredRules();
  const { person } = renderScreen(<WordForm load={deferred.load} />);
  await person.type(field(), 'abc{Enter}');
  await deferred.reject();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent.*Nothing is lost/);
  expect(field()).toHaveValue('abc');
  await person.click(button());
  await deferred.resolve();
  expect(await screen.findByRole('button', { name: 'Stored: abc' })).toBeVisible();
});
