import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { createPen } from '../data/pens';
import { PensTab } from './PensTab';
import { textOf } from '@lectern/shared/text';
import { penListText } from '../../text/pen/penList.en';

const text = textOf(penListText);

let testBackend: TestBackend;
beforeAll(async () => {
  testBackend = await startTestBackend();
});
afterAll(() => testBackend.stop());

const user = {
  uid: 'ada',
  email: 'ada@lectern.example',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};

test('saved pens are listed with their visibility, open in the editor, and can be deleted', async () => {
  await testBackend.signIn('ada');
  const pen = await createPen(
    'ada',
    { html: '', css: '', js: '' },
    { title: 'Moving boxes', visibility: 'unlisted' },
    null,
  );
  const { person } = renderScreen(<PensTab user={user} />, { user, path: '/profile?tab=pens' });
  const link = await screen.findByRole('link', { name: 'Moving boxes' });
  expect(link.getAttribute('href')).toBe(`/codepen?pen=${pen.id}`);
  expect(screen.getByText(text.unlisted)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: text.deletePen('Moving boxes') }));
  await person.click(screen.getByRole('button', { name: text.keep }));
  expect(testBackend.backend.firestore.admin.get(`pens/${pen.id}`)).not.toBeNull();
  await person.click(screen.getByRole('button', { name: text.deletePen('Moving boxes') }));
  await person.click(screen.getByRole('button', { name: text.deleteConfirm }));
  await screen.findByText(text.noPens);
  await waitFor(() => expect(testBackend.backend.firestore.admin.get(`pens/${pen.id}`)).toBeNull());
});

test('a late or failed answer to a deletion does not concern the next one', async () => {
  await testBackend.signIn('eve');
  const eve = { ...user, uid: 'eve' };
  const source = { html: '', css: '', js: '' };
  for (const title of ['Slow', 'Quick']) await createPen('eve', source, { title, visibility: 'private' }, null);
  const { person } = renderScreen(<PensTab user={eve} />, { user: eve, path: '/profile?tab=pens' });
  const ask = async (title: string) => person.click(await screen.findByRole('button', { name: text.deletePen(title) }));
  await ask('Slow');
  const network = globalThis.fetch;
  let passOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (passOn = resolve));
  const holding = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    await held;
    return network(...call);
  });
  await person.click(screen.getByRole('button', { name: text.deleteConfirm }));
  await person.click(screen.getByRole('button', { name: text.keep }));
  await ask('Quick');
  expect(screen.getByRole('button', { name: text.deleteConfirm })).not.toHaveAttribute('aria-busy');
  passOn();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Slow' })).toBeNull());
  expect(screen.getByRole('button', { name: text.deleteConfirm })).toBeVisible();
  holding.mockRestore();
});
