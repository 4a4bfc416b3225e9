import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { createPen } from '../data/pens';
import PensTab from './PensTab';

let bed: TestBackend;
beforeAll(async () => {
  bed = await startTestBackend();
});
afterAll(() => bed.stop());

const user = {
  uid: 'ada',
  email: 'ada@lectern.example',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};

test(
  'saved pens are listed with who may open them, open in the editor, and are deleted once that is ' + 'confirmed',
  async () => {
    await bed.signIn('ada');
    const pen = await createPen(
      'ada',
      { html: '', css: '', js: '' },
      { title: 'Moving boxes', visibility: 'unlisted' },
      null,
    );
    const { person } = renderScreen(<PensTab uid="ada" />, { user, path: '/profile?tab=pens' });
    const link = await screen.findByRole('link', { name: 'Moving boxes' });
    expect(link.getAttribute('href')).toBe(`/codepen?pen=${pen.id}`);
    expect(screen.getByText('Unlisted')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Delete Moving boxes' }));
    await person.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(bed.backend.firestore.admin.get(`pens/${pen.id}`)).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Delete Moving boxes' }));
    await person.click(screen.getByRole('button', { name: 'Delete it' }));
    await screen.findByText('You have not saved a pen yet');
    await waitFor(() => expect(bed.backend.firestore.admin.get(`pens/${pen.id}`)).toBeNull());
  },
);
