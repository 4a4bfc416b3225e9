import { screen } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import BusinessScreen from './BusinessScreen';
import { businessText } from '../text/business.en';
import { leadErrorText } from '../text/formErrors.en';

const text = textOf(businessText);
const errors = textOf(leadErrorText);
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

test.each(['/business', '/about'])('%s has the one heading and order of both addresses', (path) => {
  renderScreen(<BusinessScreen />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
  expect(headings()).toEqual([text.reasons.title, text.steps.title, text.about.title, text.form.title]);
});

test('stores an enquiry, with the number of people as a number', async () => {
  const { person } = renderScreen(<BusinessScreen />, { path: '/business' });
  await person.type(field(/Company/), 'Harbour & Sons');
  await person.type(field(/people/), '40');
  await person.type(field(/Your name/), 'Ines Faure');
  await person.type(field(/E-mail/), 'ines@harbour.example{Enter}');
  expect(await screen.findByRole('heading', { name: text.form.sent.title })).toHaveFocus();
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

test.each(['1.000', '1,000', '١٠٠٠'])('takes %j people for a thousand, not for one', async (seats) => {
  const { person } = renderScreen(<BusinessScreen />, { path: '/business' });
  await person.type(field(/Company/), `Harbour ${seats}`);
  await person.type(field(/people/), seats);
  await person.type(field(/Your name/), 'Ines Faure');
  await person.type(field(/E-mail/), 'ines@harbour.example{Enter}');
  await screen.findByRole('heading', { name: text.form.sent.title });
  const stored = running.backend.firestore.admin.query({ collection: 'businessLeads' }).map(({ fields }) => fields);
  expect(stored).toContainEqual(
    expect.objectContaining({
      company: { stringValue: `Harbour ${seats}` },
      seats: { integerValue: '1000' },
    }),
  );
});

test('a draft is shared by both addresses until it is sent', async () => {
  const first = renderScreen(<BusinessScreen />, { path: '/business' });
  await first.person.type(field(/Company/), 'Harbour & Sons');
  first.unmount();
  const { person } = renderScreen(<BusinessScreen />, { path: '/about' });
  expect(field(/Company/)).toHaveValue('Harbour & Sons');
  await person.type(field(/people/), '40');
  await person.type(field(/Your name/), 'Ines Faure');
  await person.type(field(/E-mail/), 'ines@harbour.example{Enter}');
  expect(await screen.findByRole('heading', { name: text.form.sent.title })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test.each(['', 'many', '0', '2.5', '100001'])('rejects "%s" as a number of people', async (seats) => {
  const { person } = renderScreen(<BusinessScreen />, { path: '/business' });
  if (seats) await person.type(field(/people/), seats);
  await person.click(screen.getByRole('button', { name: new RegExp(text.form.send) }));
  expect(await screen.findByText(errors.seats)).toBeVisible();
  expect(field(/people/)).toBeInvalid();
});
