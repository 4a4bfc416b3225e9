import { screen } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import BusinessScreen from './BusinessScreen';

let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
beforeEach(() => {
  localStorage.clear();
});
afterAll(() => running.stop());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('begins with what teams get on /business', () => {
  renderScreen(<BusinessScreen />, { path: '/business' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Teams that keep learning');
  expect(headings()).toEqual(['What your team gets', 'How it begins', 'What Lectern is', 'Talk to us']);
});

test('begins with what Lectern is on /about', () => {
  renderScreen(<BusinessScreen />, { path: '/about' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A place to stand and read');
  expect(headings()[0]).toBe('What Lectern is');
});

test('stores an enquiry, the number of people as a number', async () => {
  const { person } = renderScreen(<BusinessScreen />, { path: '/business' });
  await person.type(field(/Company/), 'Harbour & Sons');
  await person.type(field(/people/), '40');
  await person.type(field(/Your name/), 'Ines Faure');
  await person.type(field(/E-mail/), 'ines@harbour.example{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your enquiry has arrived' })).toHaveFocus();
  expect(running.backend.firestore.admin.query({ collection: 'businessLeads' })).toMatchObject([
    {
      fields: {
        company: { stringValue: 'Harbour & Sons' },
        seats: { integerValue: '40' },
        message: { stringValue: '' },
      },
    },
  ]);
});

test('keeps what is written on the way between its two addresses, until it is sent', async () => {
  const first = renderScreen(<BusinessScreen />, { path: '/business' });
  await first.person.type(field(/Company/), 'Harbour & Sons');
  first.unmount();
  const { person } = renderScreen(<BusinessScreen />, { path: '/about' });
  expect(field(/Company/)).toHaveValue('Harbour & Sons');
  await person.type(field(/people/), '40');
  await person.type(field(/Your name/), 'Ines Faure');
  await person.type(field(/E-mail/), 'ines@harbour.example{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your enquiry has arrived' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'many', '0', '2.5', '100001'])('refuses "%s" as a number of people', async (seats) => {
  const { person } = renderScreen(<BusinessScreen />, { path: '/business' });
  if (seats) await person.type(field(/people/), seats);
  await person.click(screen.getByRole('button', { name: /Send enquiry/ }));
  expect(await screen.findByText('Write a whole number between 1 and 100,000.')).toBeVisible();
  expect(field(/people/)).toBeInvalid();
});
