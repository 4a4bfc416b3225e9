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
