import { screen } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { offerText } from '../../../text/offer.en';
import { SaveButton } from './SaveButton';

const text = textOf(offerText);
let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => running.stop());

test('says why a course can’t be saved yet, and tries again on request, with the focus on the button', async () => {
  const user = await running.signIn('nora');
  const network = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { person } = renderScreen(<SaveButton course={{ id: 'bread', title: 'Bread' }} user={user} />, { user });
  expect(await screen.findByRole('alert')).toHaveTextContent(text.checkFailed);
  await person.click(screen.getByRole('button', { name: text.again }));
  expect(await screen.findByRole('alert')).toBeVisible();
  network.mockRestore();
  await person.click(screen.getByRole('button', { name: text.again }));
  expect(await screen.findByRole('button', { name: text.save, pressed: false })).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});
